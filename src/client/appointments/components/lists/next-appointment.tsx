import { isLate } from '../../../../shared/appointments/appointments.lifecycle.ts'
import { useNow } from '../../../platform/clock/today.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { WaitingMark } from '../../../platform/outbox/queued-mark.tsx'
import { AnswerState } from '../answers/answer-state.tsx'
import { AppointmentFacts, AppointmentStatus } from '../appointment-marks.tsx'
import { dayText } from '../day-text.ts'
import { OwnQueuePlace } from '../queue/own-queue-place.tsx'
import { VisitPlace } from '../visit-place.tsx'
import type { ShownAppointment } from '../waiting-appointments.ts'

/** When, with whom, where, and what is known of it: read-only. A later one is `brief`: when and with whom. */
export function NextAppointment({
  appointment,
  brief = false,
}: {
  appointment: ShownAppointment
  brief?: boolean
}) {
  const text = useText()
  const now = useNow()
  return (
    <div className="space-y-1">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">
          {dayText(text, appointment.date, brief ? 'short' : 'long')}, {text.time(appointment.time)}
        </p>
        {appointment.waiting ? (
          <WaitingMark state={appointment.waiting.state} />
        ) : (
          <AppointmentStatus status={appointment.status} />
        )}
      </div>
      {brief ? (
        <p className="text-soft">
          {appointment.doctor
            ? text.t('appointments.withDoctor', { name: appointment.doctor.name })
            : text.t('appointments.openToAll')}
        </p>
      ) : (
        <AppointmentFacts appointment={appointment} showDoctor />
      )}
      {!brief && <OwnQueuePlace appointment={appointment} />}
      {isLate(appointment, now) && appointment.token === undefined && (
        <p>{text.t('appointments.sentences.late')}</p>
      )}
      {!appointment.offer && !brief && <VisitPlace appointment={appointment} />}
      {!appointment.waiting && <AnswerState appointment={appointment} brief={brief} />}
    </div>
  )
}
