import { cancellation } from '../../../shared/appointments/appointments.forms.ts'
import type { Appointment } from '../../../shared/appointments/appointments.schemas.ts'
import { cancelAppointment } from '../../../shared/appointments/appointments.endpoints.ts'
import { ApiError } from '../../platform/api/api.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refresh } from '../../platform/queries/queries.tsx'
import { useEmergencyGate } from '../../platform/emergency-gate/use-emergency-gate.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { useChange } from '../appointments.queries.ts'
import { rejectEarly } from './booking/reject-early.ts'
import { sendAsked } from '../../platform/emergency-gate/send-asked.ts'
import { loadNamedFlags } from './booking/load-red-flags.ts'
import { dayText } from './day-text.ts'

interface Props {
  /** The appointment to cancel; null closes the sheet. */
  appointment: Appointment | null
  by: 'patient' | 'doctor'
  onClose: () => void
}

export function CancelDialog({ appointment, by, onClose }: Props) {
  const { t } = useText()
  return (
    <Dialog open={appointment !== null} onClose={onClose} title={t('appointments.cancel.title')}>
      {appointment && <CancelForm appointment={appointment} by={by} onClose={onClose} />}
    </Dialog>
  )
}

function CancelForm({ appointment, by, onClose }: Props & { appointment: Appointment }) {
  const text = useText()
  const { t } = text
  const { mutateAsync } = useChange(cancelAppointment, {
    onDone: () => showToast(t('appointments.cancel.done')),
    // The appointment has changed: refetch the list behind the sheet.
    onError: () => void refresh('appointments'),
  })
  const gate = useEmergencyGate(loadNamedFlags, 'other')
  const form = useForm(
    { feature: 'appointments', schema: cancellation },
    {
      initial: { reason: '' },
      onKept: onClose,
      submit: async (body, key) => {
        // A doctor must give a reason.
        if (by === 'doctor' && body.reason === '') rejectEarly({ reason: 'required' })
        const send = (asked: typeof body) =>
          mutateAsync({ params: { id: appointment._id }, body: asked, key })
        await (by === 'doctor' ? send(body) : sendAsked(gate, body.reason, body, send))
        onClose()
      },
    },
  )
  /** A patient who cancels may write why; a doctor's words are not asked about. */
  async function submit(event: { preventDefault(): void }): Promise<void> {
    event.preventDefault()
    if (by === 'doctor' || (await gate.pass(form.values.reason))) form.onSubmit()
  }
  const isFieldProblem = form.failure instanceof ApiError && form.failure.fields !== undefined
  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        <p>
          {by === 'doctor' && (
            <span className="block font-semibold break-words">{appointment.patient.name}</span>
          )}
          {dayText(text, appointment.date)}, {text.time(appointment.time)}
        </p>
        <TextArea
          {...form.field('reason')}
          label={t(by === 'doctor' ? 'appointments.cancel.reasonForPatient' : 'appointments.cancel.reason')}
          rows={2}
        />
        {form.formError !== null && !isFieldProblem && <Notice kind="error">{form.formError}</Notice>}
        <DialogActions>
          <Button kind="danger" type="submit" busy={form.busy}>
            {t('appointments.cancel.confirm')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('appointments.cancel.keep')}
          </Button>
        </DialogActions>
      </form>
      {gate.dialog}
    </>
  )
}
