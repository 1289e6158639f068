import { useState } from 'react'
import { approvals, type Approval } from '../../../shared/doctors/doctors.contract.ts'
import { listDoctors } from '../../../shared/doctors/doctors.desk.contract.ts'
import { useText } from '../../platform/i18n.tsx'
import { useAnswer, refreshEveryMs } from '../../platform/queries.tsx'
import { useSettled } from '../../platform/use-settled.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { DecisionDialog, type Asking } from './decision-dialog.tsx'
import { DoctorOnDesk } from './doctor-on-desk.tsx'

/** Doctors by where they stand: who waits is what the coordinator comes for. */
export function DoctorDesk() {
  const { t } = useText()
  const [approval, setApproval] = useState<Approval>('awaiting')
  const [search, setSearch] = useState('')
  const wanted = useSettled(search.trim())
  // Here and not in the list: a refresh must not take the sheet away under the typing hand.
  const [asking, setAsking] = useState<Asking | null>(null)
  return (
    <div className="space-y-5">
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <ChoiceField
          id="doctor-desk-show"
          name="approval"
          label={t('doctorDesk.show')}
          value={approval}
          onChange={({ target }) => setApproval(approvals.find((one) => one === target.value) ?? 'awaiting')}
          options={approvals.map((value) => ({ value, label: t(`doctorDesk.approvals.${value}`) }))}
        />
        <SearchField
          label={t('doctorDesk.search')}
          hint={t('doctorDesk.searchHint')}
          value={search}
          onChange={setSearch}
        />
      </div>
      <DoctorList approval={approval} search={wanted} onAsk={setAsking} />
      <DecisionDialog asking={asking} onClose={() => setAsking(null)} />
    </div>
  )
}

interface ListProps {
  approval: Approval
  search: string
  onAsk: (asking: Asking) => void
}

function DoctorList({ approval, search, onAsk }: ListProps) {
  const { t } = useText()
  const { data, isPending, refetch } = useAnswer(listDoctors, {
    query: { approval, ...(search !== '' && { search }) },
    refetchEveryMs: refreshEveryMs,
  })
  if (isPending) return <Skeleton cards={2} lines={5} />
  if (!data) return <ErrorState text={t('doctorDesk.loadFailed')} onRetry={() => void refetch()} />
  if (data.length === 0) {
    const isSearch = search !== ''
    return (
      <EmptyState
        icon="stethoscope"
        title={isSearch ? t('doctorDesk.notFound') : t(`doctorDesk.empty.${approval}`)}
        lead={isSearch ? t('doctorDesk.notFoundLead') : t(`doctorDesk.emptyLead.${approval}`)}
      />
    )
  }
  return (
    <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {data.map((doctor) => (
        <li key={doctor.id}>
          <DoctorOnDesk doctor={doctor} onAsk={(act) => onAsk({ act, doctor })} />
        </li>
      ))}
    </ul>
  )
}
