import { lazy, Suspense } from 'react'
import { isLate, isUpcoming } from '../../../shared/appointments/appointments.lifecycle.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useNow } from '../../platform/clock/today.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { WaitingMark } from '../../platform/outbox/queued-mark.tsx'
import { actionName } from './action-name.ts'
import { AppointmentFacts, AppointmentStatus, RedFlagMark } from './appointment-marks.tsx'
import { appointmentSentence } from './appointment-sentence.ts'
import { askAgainPath } from './ask-again.ts'
import { AnswerState } from './answers/answer-state.tsx'
import { CallDesk } from './answers/call-desk.tsx'
import { dayText, whenText } from './day-text.ts'
import { OwnQueuePlace } from './queue/own-queue-place.tsx'
import { VisitPlace } from './visit-place.tsx'
import type { ShownAppointment } from './waiting-appointments.ts'

// Lazy: few requests come to these.
const HospitalPanel = lazy(async () => ({
  default: (await import('./answers/hospital-panel.tsx')).HospitalPanel,
}))
const WhoKnowsWhy = lazy(async () => ({
  default: (await import('./answers/who-knows-why.tsx')).WhoKnowsWhy,
}))
const OfferCard = lazy(async () => ({ default: (await import('./answers/offer-card.tsx')).OfferCard }))

interface Props {
  appointment: ShownAppointment
  /** Absent on a read-only card. */
  onCancel?: (appointment: ShownAppointment) => void
}

/** An appointment card for the patient. */
export function AppointmentCard({ appointment, onCancel }: Props) {
  const text = useText()
  const now = useNow()
  const mayCancel = onCancel && appointment.allowedActions.includes('cancel')
  const { offer, sentToHospital, freeTimes = [] } = appointment
  const free = freeTimes.map((one) => whenText(text, one)).join(' · ')
  const isFailed = appointment.status === 'failed' && !appointment.waiting
  const canAskAgain = isFailed || (free !== '' && !appointment.waiting)
  return (
    <Card className="space-y-3">
      <div>
        <p className="text-soft">{dayText(text, appointment.date)}</p>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-2xl font-bold">{text.time(appointment.time)}</p>
          {appointment.waiting ? (
            <WaitingMark state={appointment.waiting.state} />
          ) : (
            <AppointmentStatus status={appointment.status} sentToHospital={sentToHospital !== undefined} />
          )}
        </div>
      </div>
      <OwnQueuePlace appointment={appointment} />
      <AppointmentFacts appointment={appointment} showDoctor />
      {appointment.redFlags.length > 0 && isUpcoming(appointment.status) && (
        <div className="space-y-2">
          <RedFlagMark isNamed={appointment.redFlags[0] !== 'ownWords'} />
          <p className="font-semibold">{text.t('appointments.redFlag.worse')}</p>
        </div>
      )}
      {!offer && !sentToHospital && (
        <p>
          {isLate(appointment, now) && appointment.token === undefined
            ? text.t('appointments.sentences.late')
            : appointmentSentence(text, appointment)}
        </p>
      )}
      <Suspense>
        {sentToHospital && <HospitalPanel doctor={appointment.doctor} sent={sentToHospital} />}
        {offer && !appointment.waiting && <OfferCard appointment={appointment} offer={offer} />}
      </Suspense>
      {!appointment.waiting && <AnswerState appointment={appointment} />}
      {!offer && <VisitPlace appointment={appointment} />}
      {free && <p>{text.t('appointments.answers.freeTimes', { times: free })}</p>}
      <Suspense>
        {appointment.status === 'missed' && <WhoKnowsWhy appointment={appointment} of="patient" />}
      </Suspense>
      {isFailed && <CallDesk />}
      {canAskAgain && (
        <ButtonLink to={askAgainPath(appointment._id)} kind="quiet" icon="calendar-plus">
          {text.t('appointments.mine.askAgain')}
        </ButtonLink>
      )}
      {mayCancel && (
        <Button
          kind="quiet"
          icon="x"
          aria-label={actionName(
            text,
            text.t('appointments.cancel.open'),
            appointment.doctor?.name ?? text.t('appointments.openToAll'),
            appointment,
          )}
          onClick={() => onCancel(appointment)}
        >
          {text.t('appointments.cancel.open')}
        </Button>
      )}
    </Card>
  )
}
