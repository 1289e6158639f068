import { treatingStatuses } from '../patients/patients.access.ts'
import { isAllowed, type Actor, type Moment, type Standing } from './appointments.lifecycle.ts'

/**
 * May this person learn that the appointment exists? The patient; the doctor it is or was directed to; any
 * approved doctor once it was open to all. To everyone else it is not found.
 */
export function canSee(standing: Standing, actor: Actor): boolean {
  if (actor.role === 'patient') return standing.patientId === actor.id
  if (actor.role !== 'doctor' || !actor.approved) return false
  return standing.doctorId === actor.id || standing.passedOn || standing.wasOpen
}

/** Does this doctor treat the patient by this appointment? Opens the patient's page and phone number. */
export function isTreatedBy(standing: Standing, actor: Actor): boolean {
  const isOwn = actor.role === 'doctor' && actor.approved && standing.doctorId === actor.id
  return isOwn && treatingStatuses.some((status) => status === standing.status)
}

/** May this doctor see who it is (age, gender, village, last abnormal reading)? Who is asked, and who treats. */
export function canSeePatient(standing: Standing, actor: Actor, moment: Moment): boolean {
  return isTreatedBy(standing, actor) || isAllowed('accept', standing, actor, moment)
}

/** May this person see where the visit is, and the doctor's number? The patient, while it is confirmed. */
export function canSeePlace(standing: Standing, actor: Actor): boolean {
  const isConfirmed = standing.status === 'scheduled' || standing.status === 'in-progress'
  return isConfirmed && actor.role === 'patient' && standing.patientId === actor.id
}
