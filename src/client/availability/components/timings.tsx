import { readAvailability } from '../../../shared/availability/availability.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { DisplacedPart } from './displaced-part.tsx'
import { LeavePart } from './leave-part.tsx'
import { SessionForm } from './session-form.tsx'
import { SessionList } from './session-list.tsx'

/** A doctor's sessions and leave, with the forms to change them; without an id one's own. */
export function Timings({ doctorId }: { doctorId?: string }) {
  const { t, day } = useText()
  const { data, isPending, refetch } = useAnswer(readAvailability, { query: doctorId ? { doctorId } : {} })
  if (isPending) return <Skeleton cards={2} lines={4} />
  if (!data) return <ErrorState text={t('availability.loadFailed')} onRetry={() => void refetch()} />
  const { places, sessions, leave, colleagues, holidays, usual, seasons } = data
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className="empty:hidden lg:col-span-2">
        <DisplacedPart doctorId={doctorId} />
      </div>
      <section className="space-y-3">
        <h2 className="text-xl font-semibold">{t('availability.weekly')}</h2>
        <SessionList sessions={sessions} />
        {places.length === 0 ? (
          <Notice>{t('availability.noPlace')}</Notice>
        ) : (
          <Disclosure title={t('availability.addTitle')} level={3} open={sessions.length === 0}>
            <SessionForm places={places} doctorId={doctorId} usual={usual} seasons={seasons} />
          </Disclosure>
        )}
      </section>
      <div className="space-y-6">
        <LeavePart leave={leave} colleagues={colleagues} doctorId={doctorId} />
        {holidays.length > 0 && (
          <section className="space-y-2">
            <h2 className="text-xl font-semibold">{t('availability.holidays')}</h2>
            <p>{holidays.map((date) => day(date, 'short')).join(' · ')}</p>
          </section>
        )}
      </div>
    </div>
  )
}
