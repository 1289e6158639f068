import { listPatientsInCare } from '../../../shared/patients/patients.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { LongList } from '../../platform/queries/long-list.tsx'
import { EmptyState, Skeleton } from '../../ui/states.tsx'
import { PatientLine } from './patient-line.tsx'

/** The results, page by page. Without a search it shares the dashboard's query, which may be cached. */
export function PatientPages({ search }: { search: string }) {
  const { t } = useText()
  return (
    <LongList
      endpoint={listPatientsInCare}
      filters={search === '' ? {} : { search }}
      loading={<Skeleton cards={3} lines={3} />}
      more={t('doctorPatients.more')}
    >
      {({ patients }, isFirst) =>
        isFirst && patients.length === 0 ? (
          <NoPatients isSearch={search !== ''} />
        ) : (
          <Card>
            <ul className="divide-y divide-line">
              {patients.map((patient) => (
                <li key={patient.id}>
                  <PatientLine patient={patient} />
                </li>
              ))}
            </ul>
          </Card>
        )
      }
    </LongList>
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
