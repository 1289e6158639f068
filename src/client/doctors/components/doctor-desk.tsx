import { lazy, Suspense, useState } from 'react'
import { approvals, type Approval } from '../../../shared/doctors/doctors.approval.ts'
import { listDoctors } from '../../../shared/doctors/doctors.endpoints.ts'
import type { ListedDoctor } from '../../../shared/doctors/doctors.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refreshEveryMs } from '../../platform/queries/queries.tsx'
import { useSettled } from '../../platform/browser/use-settled.ts'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useKeptCursor } from '../../ui/focus/focus-restore.ts'
import { LongList } from '../../platform/queries/long-list.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { Skeleton } from '../../ui/states.tsx'
import type { Asking } from './decision-dialog.tsx'
import { DoctorAdminRow } from './doctor-on-desk.tsx'

// Lazy, with its form and schema.
const DecisionDialog = lazy(async () => ({
  default: (await import('./decision-dialog.tsx')).DecisionDialog,
}))

/** Doctors by approval state, pending ones first. */
export function DoctorAdmin() {
  const { t } = useText()
  const [approval, setApproval] = useState<Approval>('awaiting')
  const [search, setSearch] = useState('')
  const wanted = useSettled(search.trim())
  // State is kept here, not in the list: a refetch must not close the sheet while typing.
  const [asking, setAsking] = useState<Asking | null>(null)
  const [hasAsked, setHasAsked] = useState(false)

  function ask(next: Asking): void {
    setHasAsked(true)
    setAsking(next)
  }

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
      <DoctorList approval={approval} search={wanted} onAsk={ask} />
      {/* Kept from the first question on, so that the sheet can close the way it opened. */}
      <Suspense>{hasAsked && <DecisionDialog asking={asking} onClose={() => setAsking(null)} />}</Suspense>
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
  return (
    <LongList
      endpoint={listDoctors}
      filters={{ approval, ...(search !== '' && { search }) }}
      refetchEveryMs={refreshEveryMs}
      loading={<Skeleton cards={2} lines={5} />}
      failed={t('doctorDesk.loadFailed')}
      more={t('doctorDesk.more')}
    >
      {({ doctors }, isFirst) =>
        isFirst && doctors.length === 0 ? (
          <NoDoctors approval={approval} isSearch={search !== ''} />
        ) : (
          <DoctorCards doctors={doctors} onAsk={onAsk} />
        )
      }
    </LongList>
  )
}

function DoctorCards({
  doctors,
  onAsk,
}: {
  doctors: readonly ListedDoctor[]
  onAsk: (asking: Asking) => void
}) {
  const cursor = useKeptCursor<HTMLUListElement>()
  return (
    <ul {...cursor} className="grid grid-cols-1 gap-4 outline-none lg:grid-cols-2">
      {doctors.map((doctor) => (
        <li key={doctor.id}>
          <DoctorAdminRow doctor={doctor} onAsk={(act) => onAsk({ act, doctor })} />
        </li>
      ))}
    </ul>
  )
}

function NoDoctors({ approval, isSearch }: { approval: Approval; isSearch: boolean }) {
  const { t } = useText()
  return (
    <EmptyState
      icon="stethoscope"
      title={isSearch ? t('doctorDesk.notFound') : t(`doctorDesk.empty.${approval}`)}
      lead={isSearch ? t('doctorDesk.notFoundLead') : t(`doctorDesk.emptyLead.${approval}`)}
    />
  )
}
