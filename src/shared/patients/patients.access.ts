import type { Actor, Status } from '../appointments/appointments.lifecycle.ts'

/**
 * Appointments that make somebody a doctor's patient: agreed upon, whether or not they took place. Who has
 * only asked is not one yet, and who cancelled before the visit is none any more.
 */
export const treatingStatuses = [
  'scheduled',
  'in-progress',
  'completed',
  'missed',
] as const satisfies readonly Status[]

/** Those in which doctor and patient met. */
export const visitStatuses = ['in-progress', 'completed'] as const satisfies readonly Status[]

/** May this person read a patient's profile, appointments and vitals? `treats`: such an appointment of the two exists. */
export function mayReadPatient(actor: Pick<Actor, 'role' | 'approved'>, treats: boolean): boolean {
  return actor.role === 'doctor' && actor.approved && treats
}
