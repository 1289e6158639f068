import { lazy, Suspense } from 'react'
import { cancelAppointment } from '../../../../shared/appointments/appointments.endpoints.ts'
import type { Appointment } from '../../../../shared/appointments/appointments.schemas.ts'
import { ApiError } from '../../../platform/api/api.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { useQueuedMutations } from '../../../platform/outbox/queued-mutation.ts'
import { Notice } from '../../../ui/notice.tsx'
import { AppointmentFacts, RedFlagMark } from '../appointment-marks.tsx'
import { whenText } from '../day-text.ts'
import { PatientFacts } from '../patient-facts.tsx'

// Lazy: most schedules have no visit that did not take place.
const WhoKnowsWhy = lazy(async () => ({
  default: (await import('../answers/who-knows-why.tsx')).WhoKnowsWhy,
}))

/** Cancelling is the only action of a doctor that can be queued. */
export function useWaitingCancel({ _id }: Appointment) {
  return useQueuedMutations().find(
    ({ to, params }) => to.name === cancelAppointment.name && params['id'] === _id,
  )
}

/** What a doctor knows of a visit or request: danger sign, who and why, what came of it, until when to answer. */
export function ScheduleFacts({
  appointment,
  isCancelWaiting,
  heading = false,
}: {
  appointment: Appointment
  isCancelWaiting: boolean
  /** Of a panel: see PatientFacts. */
  heading?: boolean
}) {
  const { t } = useText()
  const { autoClosed, reason, redFlags, status } = appointment
  return (
    <>
      {redFlags.length > 0 && <RedFlagMark isNamed={redFlags[0] !== 'ownWords'} />}
      <PatientFacts appointment={appointment} heading={heading} />
      <AppointmentFacts appointment={appointment} showDoctor={false} />
      {status === 'cancelled' && reason && <p>{t('appointments.sentences.cancelledBecause', { reason })}</p>}
      <Suspense>{status === 'missed' && <WhoKnowsWhy appointment={appointment} of="doctor" />}</Suspense>
      {autoClosed && <p>{t('appointments.schedule.autoClosed')}</p>}
      {isCancelWaiting && <p>{t('appointments.sentences.cancelWaiting')}</p>}
      <OwnTurn appointment={appointment} />
    </>
  )
}

/** Until when this doctor must answer, or that it is the patient's turn. */
function OwnTurn({ appointment: { answerBy, offer, allowedActions } }: { appointment: Appointment }) {
  const text = useText()
  if (offer) return <p>{text.t('appointments.answers.offerOpen')}</p>
  if (!answerBy || !allowedActions.includes('accept')) return null
  return <p>{text.t('appointments.answers.yours', { when: whenText(text, answerBy) })}</p>
}

export function ActionError({ error }: { error: Error }) {
  const { t, day, time } = useText()
  const freeTimes = error instanceof ApiError ? (error.details?.freeTimes ?? []) : []
  const times = freeTimes.map((free) => `${day(free.date, 'short')}, ${time(free.time)}`).join(' · ')
  return (
    <Notice kind="error" title={errorText(t, error)}>
      {times !== '' && <p className="text-ink">{t('appointments.schedule.nextFree', { times })}</p>}
    </Notice>
  )
}
