import { useState } from 'react'
import { listTreatedPatients } from '../../../shared/patients/patients.treated.contract.ts'
import { useText } from '../../platform/i18n.tsx'
import { useAnswer } from '../../platform/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { PatientLine } from './patient-line.tsx'

/** What was found, page under page; each page after the first when it is asked for. */
export function PatientPages({ search }: { search: string }) {
  const [places, setPlaces] = useState<(string | undefined)[]>([undefined])
  return places.map((after, at) => (
    <PatientPage
      key={after ?? ''}
      search={search}
      after={after}
      onMore={at === places.length - 1 ? (next) => setPlaces([...places, next]) : undefined}
    />
  ))
}

interface PageProps {
  search: string
  after: string | undefined
  /** Absent when the next page stands below already. */
  onMore: ((next: string) => void) | undefined
}

function PatientPage({ search, after, onMore }: PageProps) {
  const { t } = useText()
  // Without a search the question is the one of the dashboard, and its answer may be known already.
  const query = { ...(search !== '' && { search }), ...(after !== undefined && { after }) }
  const { data, isPending, refetch } = useAnswer(listTreatedPatients, {
    ...(Object.keys(query).length > 0 && { query }),
  })
  if (isPending) return <Skeleton cards={3} lines={3} />
  if (!data) return <ErrorState onRetry={() => void refetch()} />
  const { patients, next } = data
  if (patients.length === 0 && after === undefined) return <NoPatients isSearch={search !== ''} />
  return (
    <>
      <Card>
        <ul className="divide-y divide-line">
          {patients.map((patient) => (
            <li key={patient.id}>
              <PatientLine patient={patient} />
            </li>
          ))}
        </ul>
      </Card>
      {next !== null && onMore && (
        <Button kind="quiet" wide onClick={() => onMore(next)}>
          {t('doctorPatients.more')}
        </Button>
      )}
    </>
  )
}

function NoPatients({ isSearch }: { isSearch: boolean }) {
  const { t } = useText()
  return isSearch ? (
    <EmptyState
      icon="users"
      title={t('doctorPatients.nobodyFound')}
      lead={t('doctorPatients.nobodyFoundLead')}
    />
  ) : (
    <EmptyState icon="users" title={t('doctorPatients.none')} lead={t('doctorPatients.noneLead')} />
  )
}
