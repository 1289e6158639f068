import { isLate } from '../../../../shared/appointments/appointments.lifecycle.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { useNow } from '../../../platform/clock/today.ts'
import { Card } from '../../../ui/card.tsx'
import { ErrorState, Skeleton } from '../../../ui/states.tsx'
import { WaitingMark } from '../../../platform/outbox/queued-mark.tsx'
import { splitByTime } from '../../appointments.queries.ts'
import { useOwnAppointments } from '../own-appointments.ts'
import { AppointmentFacts, AppointmentStatus } from '../appointment-marks.tsx'
import { UpcomingList } from './appointment-lists.tsx'
import { AnswerState } from '../answers/answer-state.tsx'
import { dayText } from '../day-text.ts'
import { VisitPlace } from '../visit-place.tsx'

/** A patient's next appointments, read-only, for a dashboard. */
export function NextAppointments({ count = 3 }: { count?: number }) {
  const text = useText()
  const now = useNow()
  const { data, isPending, refetch } = useOwnAppointments()
  if (isPending) return <Skeleton lines={4} />
  if (!data)
    return <ErrorState text={text.t('appointments.mine.loadFailed')} onRetry={() => void refetch()} />
  const next = splitByTime(data).upcoming.slice(0, count)
  if (next.length === 0) return <UpcomingList appointments={[]} isAside />
  return (
    <Card>
      <ul className="divide-y divide-line">
        {next.map((appointment) => (
          <li key={appointment._id} className="space-y-1 py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <p className="font-semibold">
                {dayText(text, appointment.date)}, {text.time(appointment.time)}
              </p>
              {appointment.waiting ? (
                <WaitingMark state={appointment.waiting.state} />
              ) : (
                <AppointmentStatus status={appointment.status} />
              )}
            </div>
            <AppointmentFacts appointment={appointment} showDoctor />
            {isLate(appointment, now) && <p>{text.t('appointments.sentences.late')}</p>}
            {!appointment.offer && <VisitPlace appointment={appointment} />}
            {!appointment.waiting && <AnswerState appointment={appointment} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
