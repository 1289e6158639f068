import { useText } from '../../../platform/i18n/i18n.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorState, Skeleton } from '../../../ui/states.tsx'
import { splitByTime } from '../../appointments.queries.ts'
import { useOwnAppointments } from '../own-appointments.ts'
import { UpcomingList } from './appointment-lists.tsx'
import { NextAppointment } from './next-appointment.tsx'

/** The dashboard links to the rest. */
const maxShown = 2

/** A patient's next appointments, read-only, for a dashboard. */
export function NextAppointments() {
  const { t } = useText()
  const { data, isPending, refetch } = useOwnAppointments()
  if (isPending) return <Skeleton lines={4} />
  if (!data) return <ErrorState text={t('appointments.mine.loadFailed')} onRetry={() => void refetch()} />
  const next = splitByTime(data).upcoming.slice(0, maxShown)
  if (next.length === 0) return <UpcomingList appointments={[]} isAside />
  return (
    <Card>
      <ul className="divide-y divide-line">
        {next.map((appointment, index) => (
          <li key={appointment._id} className="py-2.5 first:pt-0 last:pb-0">
            <NextAppointment appointment={appointment} brief={index > 0} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
