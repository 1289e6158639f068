import { missedTreatsSince, treatingStatuses } from '../patients/patients.access.ts'
import { isAllowed, type Actor, type Moment, type AppointmentState } from './appointments.lifecycle.ts'

/**
 * May this person learn that the appointment exists? The patient; the doctor it is or was directed to; any
 * approved doctor once it was open to all. To everyone else it is not found.
 */
export function canSee(appointment: AppointmentState, actor: Actor): boolean {
  if (actor.role === 'patient') return appointment.patientId === actor.id
  if (actor.role !== 'doctor' || !actor.approved) return false
  return appointment.doctorId === actor.id || appointment.hasDeclined || appointment.offeredToAll
}

/**
 * Does this doctor treat the patient by this appointment? Opens the patient's page and phone number. A missed one
 * does so for as long as `missedTreatsSince` says.
 */
export function isTreatedBy(
  { doctorId, status, startsAt }: AppointmentState,
  actor: Actor,
  { now }: Pick<Moment, 'now'>,
): boolean {
  if (actor.role !== 'doctor' || !actor.approved || doctorId !== actor.id) return false
  if (status === 'missed' && startsAt < missedTreatsSince(now)) return false
  return treatingStatuses.some((one) => one === status)
}

/** May this doctor see who it is (age, gender, village, last abnormal reading)? Who is asked, and who treats. */
export function canSeePatient(appointment: AppointmentState, actor: Actor, moment: Moment): boolean {
  return isTreatedBy(appointment, actor, moment) || isAllowed('accept', appointment, actor, moment)
}

/** May this person see where the visit is, and the doctor's number? The patient, while it is confirmed. */
export function canSeePlace(appointment: AppointmentState, actor: Actor): boolean {
  const isConfirmed = appointment.status === 'scheduled' || appointment.status === 'in-progress'
  return isConfirmed && actor.role === 'patient' && appointment.patientId === actor.id
}
