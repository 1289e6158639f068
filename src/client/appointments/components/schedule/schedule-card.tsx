import { lazy, Suspense } from 'react'
import type { Appointment } from '../../../../shared/appointments/appointments.schemas.ts'
import type { Action } from '../../../../shared/appointments/appointments.lifecycle.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { loadMessages } from '../../../platform/i18n/language.ts'
import { messageBundle } from '../../../platform/i18n/namespaces.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { actionName } from '../action-name.ts'
import { AppointmentStatus } from '../appointment-marks.tsx'
import { ActionError, ScheduleFacts, useWaitingCancel } from './schedule-facts.tsx'

// Lazy: most schedules have nothing queued.
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

type DoctorAction = 'accept' | 'reject' | 'start' | 'finish'

interface Props {
  appointment: Appointment
  busyWith: (action: DoctorAction) => boolean
  error: Error | null
  onAction: (action: Action) => void
}

/** The buttons in order, with the primary ones. */
export const actionButtons = [
  { action: 'accept', kind: 'primary', icon: 'check' },
  { action: 'start', kind: 'primary', icon: 'play' },
  { action: 'finish', kind: 'primary', icon: 'calendar-check' },
  { action: 'reject', kind: 'quiet', icon: 'x' },
  { action: 'cancel', kind: 'quiet', icon: 'x' },
] as const

/** An appointment card for the doctor. The server decides which actions are allowed. */
export function ScheduleCard({ appointment, busyWith, error, onAction }: Props) {
  const { time } = useText()
  const { allowedActions, patient, status } = appointment
  const name = patient.name || (patient.username ?? '')
  const cancelled = useWaitingCancel(appointment)
  const shown = actionButtons.filter(({ action }) => !cancelled && allowedActions.includes(action))
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
      <ScheduleFacts appointment={appointment} isCancelWaiting={cancelled !== undefined} />
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
export function hasEncounter({ status, patient }: Appointment): boolean {
  return patient.id !== undefined && (status === 'in-progress' || status === 'completed')
}

function Actions({
  appointment,
  name,
  shown,
  busyWith,
  onAction,
}: Omit<Props, 'error'> & { name: string; shown: (typeof actionButtons)[number][] }) {
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
