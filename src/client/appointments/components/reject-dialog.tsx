import type { Appointment } from '../../../shared/appointments/appointments.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { dayText } from './day-text.ts'

interface Props {
  appointment: Appointment | null
  onConfirm: (appointment: Appointment) => void
  onClose: () => void
}

/** Asks for confirmation: a stray tap must not cost a patient the doctor. */
export function RejectDialog({ appointment, onConfirm, onClose }: Props) {
  const text = useText()
  const { t, time } = text
  return (
    <Dialog open={appointment !== null} onClose={onClose} title={t('appointments.schedule.rejectTitle')}>
      {appointment && (
        <>
          <p>
            {t('appointments.schedule.rejectText', {
              patient: appointment.patient.name,
              date: dayText(text, appointment.date),
              time: time(appointment.time),
            })}
          </p>
          <DialogActions>
            <Button kind="danger" onClick={() => onConfirm(appointment)}>
              {t('appointments.schedule.rejectConfirm')}
            </Button>
            <Button kind="quiet" onClick={onClose}>
              {t('appointments.schedule.rejectKeep')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}
