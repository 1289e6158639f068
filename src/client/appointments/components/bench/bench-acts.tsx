import type { Appointment } from '../../../../shared/appointments/appointments.schemas.ts'
import type { Action } from '../../../../shared/appointments/appointments.lifecycle.ts'
import { dialled } from '../../../../shared/kit/text/digits.ts'
import { SignatureMark } from '../../../platform/encounters/signature-mark.tsx'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { ActLink } from '../../../ui/workbench/act-link.tsx'
import { KeyHint } from '../../../ui/workbench/workbench.tsx'
import { useMark } from '../queue/use-mark.ts'
import { actionButtons, hasEncounter } from '../schedule/schedule-card.tsx'
import type { useScheduleActions } from '../schedule/use-schedule-cards.tsx'
import { useWaitingCancel } from '../schedule/schedule-facts.tsx'
import { phoneOf, type BenchRow } from './bench-rows.ts'

const actionKeys = { accept: 'A', reject: 'R', start: 'F', finish: 'F', cancel: undefined } as const

type Actions = ReturnType<typeof useScheduleActions>

/** What can be done with the chosen row, each with its key. */
export function BenchActs({ row, actions }: { row: BenchRow; actions: Actions }) {
  const { t } = useText()
  const { appointment, entry } = row
  const phone = phoneOf(row)
  const patientId = appointment?.patient.id
  return (
    <>
      {appointment && hasEncounter(appointment) && (
        <>
          <SignatureMark id={appointment._id} />
          <ActLink to={`/doctor/encounters/${appointment._id}`} kind="primary" icon="pencil" keys="Enter">
            {t(appointment.status === 'completed' ? 'encounters.read' : 'encounters.write')}
            <KeyHint name="↵" />
          </ActLink>
        </>
      )}
      {appointment && <Decisions appointment={appointment} actions={actions} only={nextActs} />}
      {entry && entry.state !== 'inside' && <Marks entry={entry} />}
      {patientId !== undefined && (
        <ActLink to={`/doctor/patients/${patientId}/messages`} icon="message" keys="M">
          {t('workbench.message')}
          <KeyHint name="M" />
        </ActLink>
      )}
      {phone !== '' && (
        <ActLink to={`tel:${dialled(phone)}`} icon="phone" keys="C">
          {phone}
          <KeyHint name="C" />
        </ActLink>
      )}
      {appointment && <Decisions appointment={appointment} actions={actions} only={lastActs} />}
    </>
  )
}

// Calling a visit off is seldom, and not beside starting it.
const nextActs = ['accept', 'start', 'finish', 'reject'] as const
const lastActs = ['cancel'] as const

function Decisions({
  appointment,
  actions,
  only,
}: {
  appointment: Appointment
  actions: Actions
  only: readonly Action[]
}) {
  const { t } = useText()
  const isCancelWaiting = useWaitingCancel(appointment) !== undefined
  const shown = actionButtons.filter(
    ({ action }) => only.includes(action) && !isCancelWaiting && appointment.allowedActions.includes(action),
  )
  return shown.map(({ action, kind, icon }) => {
    const key = actionKeys[action]
    return (
      <Button
        key={action}
        kind={kind}
        icon={icon}
        aria-keyshortcuts={key}
        busy={action !== 'cancel' && actions.busyWith(action, appointment)}
        onClick={() => actions.act(action, appointment)}
      >
        {action === 'cancel' ? t('appointments.cancel.open') : t(`appointments.schedule.${action}`)}
        {key && <KeyHint name={key} />}
      </Button>
    )
  })
}

function Marks({ entry: { id, marks } }: { entry: NonNullable<BenchRow['entry']> }) {
  const { t } = useText()
  const { mutate, isPending, variables } = useMark()
  return marks.map((mark) => (
    <Button
      key={mark}
      kind="quiet"
      busy={isPending && variables?.body?.mark === mark}
      onClick={() => mutate({ params: { id }, body: { mark } })}
    >
      {t(`queue.marks.${mark}`)}
    </Button>
  ))
}
