import type { Actor, Standing } from './appointments.lifecycle.ts'

/**
 * May this person learn that the appointment exists? The patient; the doctor it is or was directed to; any
 * approved doctor once it was open to all. To everyone else it is not found.
 */
export function canSee(standing: Standing, actor: Actor): boolean {
  if (actor.role === 'patient') return standing.patientId === actor.id
  if (actor.role !== 'doctor' || !actor.approved) return false
  return standing.doctorId === actor.id || standing.passedOn || standing.wasOpen
}
