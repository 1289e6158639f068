import type { Text } from '../../platform/i18n/i18n.tsx'
import type { ShownAppointment } from './waiting-appointments.ts'

/** The status in plain words for the patient. */
export function appointmentSentence(
  { t }: Text,
  { status, doctor, reason, autoClosed, waiting }: ShownAppointment,
): string {
  if (waiting) return t(waiting.what === 'cancel' ? 'appointments.sentences.cancelWaiting' : 'waiting.kept')
  if (status === 'cancelled' && reason) return t('appointments.sentences.cancelledBecause', { reason })
  if (status === 'completed' && autoClosed) return t('appointments.sentences.over')
  if (doctor) return t(`appointments.sentences.${status}`, { doctor: doctor.name })
  return t(status === 'pending' ? 'appointments.sentences.pendingOpen' : `appointments.sentences.${status}`)
}
