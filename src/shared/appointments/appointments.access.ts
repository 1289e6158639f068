import { treatsSince } from '../kit/care-period.ts'
import { missedTreatsSince, treatingStatuses } from '../patients/patients.access.ts'
import { isAllowed, type Actor, type Moment, type AppointmentState } from './appointments.lifecycle.ts'

/**
 * Whether this person may know that the appointment exists: who acts for the patient; the doctor it is or was directed to; any
 * approved doctor once it was open to all. For everyone else it is 404.
 */
export function canSee(appointment: AppointmentState, actor: Actor): boolean {
  if (actor.role === 'patient') return appointment.patientId === actor.patientId
  if (actor.role !== 'doctor' || !actor.approved) return false
  return appointment.doctorId === actor.id || appointment.wasAsked || appointment.offeredToAll
}

/**
 * Whether this doctor treats the patient by this appointment, which gives access to the patient's page and phone
 * number: as long as `treatsSince` says, and a missed one as long as `missedTreatsSince` says.
 */
export function isTreatedBy(
  { doctorId, status, startsAt }: AppointmentState,
  actor: Actor,
  { now }: Pick<Moment, 'now'>,
): boolean {
  if (actor.role !== 'doctor' || !actor.approved || doctorId !== actor.id) return false
  if (startsAt < (status === 'missed' ? missedTreatsSince(now) : treatsSince(now))) return false
  return treatingStatuses.some((one) => one === status)
}

/**
 * Whether this doctor may see the patient's age, gender, village and last abnormal reading: doctors who are asked or
 * who treat. The address is only for those who treat.
 */
export function canSeePatient(appointment: AppointmentState, actor: Actor, moment: Moment): boolean {
  return isTreatedBy(appointment, actor, moment) || isAllowed('accept', appointment, actor, moment)
}

/**
 * Whether this person may see the place of the visit and the doctor's number: the patient, while the visit is
 * confirmed, or offered in person.
 */
export function canSeePlace(appointment: AppointmentState, actor: Actor): boolean {
  const isConfirmed = appointment.status === 'scheduled' || appointment.status === 'in-progress'
  const isOffered = appointment.status === 'pending' && appointment.offerStartsAt !== null
  return (isConfirmed || isOffered) && actor.role === 'patient' && appointment.patientId === actor.patientId
}

/**
 * Whether this person may see the doctor's number to ask why the visit did not take place: the patient, who had it
 * before, as long as the doctor may still call.
 */
export function canAskWhy(
  { status, patientId, startsAt }: AppointmentState,
  actor: Actor,
  { now }: Pick<Moment, 'now'>,
): boolean {
  const isOwn = actor.role === 'patient' && patientId === actor.patientId
  return isOwn && status === 'missed' && startsAt >= missedTreatsSince(now)
}
