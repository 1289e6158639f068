import { lazy, Suspense } from 'react'
import { cancelAppointment } from '../../../../shared/appointments/appointments.endpoints.ts'
import type { Appointment } from '../../../../shared/appointments/appointments.schemas.ts'
import type { Action } from '../../../../shared/appointments/appointments.lifecycle.ts'
import { ApiError } from '../../../platform/api/api.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { loadMessages } from '../../../platform/i18n/language.ts'
import { messageBundle } from '../../../platform/i18n/namespaces.ts'
import { useQueuedMutations } from '../../../platform/outbox/queued-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { whenText } from '../day-text.ts'
import { actionName } from '../action-name.ts'
import { AppointmentFacts, AppointmentStatus, RedFlagMark } from '../appointment-marks.tsx'
import { PatientFacts } from '../patient-facts.tsx'

// Lazy: most schedules have nothing queued, and no visit that did not take place.
const WaitingMark = lazy(async () => ({
  default: (await import('../../../platform/outbox/queued-mark.tsx')).WaitingMark,
}))

// For visits that have begun.
const NoteLink = lazy(async () => {
  const [{ NoteLink: Loaded }] = await Promise.all([
    import('./note-link.tsx'),
    loadMessages(messageBundle('encounters')),
  ])
  return { default: Loaded }
})

const WhoKnowsWhy = lazy(async () => ({
  default: (await import('../answers/who-knows-why.tsx')).WhoKnowsWhy,
}))

type DoctorAction = 'accept' | 'reject' | 'start' | 'finish'

interface Props {
  appointment: Appointment
  busyWith: (action: DoctorAction) => boolean
  error: Error | null
  onAction: (action: Action) => void
}

// The buttons in order, with the primary ones.
const buttons = [
  { action: 'accept', kind: 'primary', icon: 'check' },
  { action: 'start', kind: 'primary', icon: 'play' },
  { action: 'finish', kind: 'primary', icon: 'calendar-check' },
  { action: 'reject', kind: 'quiet', icon: 'x' },
  { action: 'cancel', kind: 'quiet', icon: 'x' },
] as const

/** An appointment card for the doctor. The server decides which actions are allowed. */
export function ScheduleCard({ appointment, busyWith, error, onAction }: Props) {
  const { t, time } = useText()
  const { allowedActions, patient, reason, status } = appointment
  const name = patient.name || (patient.username ?? '')
  // The only action of a doctor that can be queued.
  const cancelled = useQueuedMutations().find(
    ({ to, params }) => to.name === cancelAppointment.name && params['id'] === appointment._id,
  )
  const shown = buttons.filter(({ action }) => !cancelled && allowedActions.includes(action))
  return (
    // The target of links to this request (`#request-…`); highlighted while focused.
    <Card
      id={`request-${appointment._id}`}
      tabIndex={-1}
      className="space-y-3 focus:border-mustard focus:bg-mustard-tint"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-2xl font-bold">{time(appointment.time)}</p>
        <Suspense>
          {cancelled ? (
            <WaitingMark state={cancelled.state === 'refused' ? 'refused' : 'waiting'} />
          ) : (
            <AppointmentStatus status={status} />
          )}
        </Suspense>
      </div>
      {appointment.redFlags.length > 0 && <RedFlagMark isNamed={appointment.redFlags[0] !== 'ownWords'} />}
      <PatientFacts appointment={appointment} />
      <AppointmentFacts appointment={appointment} showDoctor={false} />
      {status === 'cancelled' && reason && <p>{t('appointments.sentences.cancelledBecause', { reason })}</p>}
      <Suspense>{status === 'missed' && <WhoKnowsWhy appointment={appointment} of="doctor" />}</Suspense>
      {appointment.autoClosed && <p>{t('appointments.schedule.autoClosed')}</p>}
      {cancelled && <p>{t('appointments.sentences.cancelWaiting')}</p>}
      <OwnTurn appointment={appointment} />
      {hasEncounter(appointment) && (
        <Suspense>
          <NoteLink appointment={appointment} />
        </Suspense>
      )}
      {error && <ActionError error={error} />}
      {shown.length > 0 && (
        <Actions
          appointment={appointment}
          name={name}
          shown={shown}
          busyWith={busyWith}
          onAction={onAction}
        />
      )}
    </Card>
  )
}

/** The doctor's own, and begun. */
function hasEncounter({ status, patient }: Appointment): boolean {
  return patient.id !== undefined && (status === 'in-progress' || status === 'completed')
}

/** Until when this doctor must answer, or that it is the patient's turn. */
function OwnTurn({ appointment: { answerBy, offer, allowedActions } }: { appointment: Appointment }) {
  const text = useText()
  if (offer) return <p>{text.t('appointments.answers.offerOpen')}</p>
  if (!answerBy || !allowedActions.includes('accept')) return null
  return <p>{text.t('appointments.answers.yours', { when: whenText(text, answerBy) })}</p>
}

function Actions({
  appointment,
  name,
  shown,
  busyWith,
  onAction,
}: Omit<Props, 'error'> & { name: string; shown: (typeof buttons)[number][] }) {
  const text = useText()
  const { t } = text
  return (
    <div className="flex flex-wrap gap-2">
      {shown.map(({ action, kind, icon }) => {
        const word =
          action === 'cancel' ? t('appointments.cancel.open') : t(`appointments.schedule.${action}`)
        return (
          <Button
            key={action}
            kind={kind}
            icon={icon}
            aria-label={actionName(text, word, name, appointment)}
            busy={action !== 'cancel' && busyWith(action)}
            onClick={() => onAction(action)}
            className="min-w-fit flex-1 basis-32 sm:flex-none"
          >
            {word}
          </Button>
        )
      })}
    </div>
  )
}

function ActionError({ error }: { error: Error }) {
  const { t, day, time } = useText()
  const freeTimes = error instanceof ApiError ? (error.details?.freeTimes ?? []) : []
  const times = freeTimes.map((free) => `${day(free.date, 'short')}, ${time(free.time)}`).join(' · ')
  return (
    <Notice kind="error" title={errorText(t, error)}>
      {times !== '' && <p className="text-ink">{t('appointments.schedule.nextFree', { times })}</p>}
    </Notice>
  )
}
