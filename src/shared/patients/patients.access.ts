import type { Actor, Status } from '../appointments/appointments.lifecycle.ts'

/**
 * Appointments that make somebody a doctor's patient: agreed upon or held. Who has only asked is not one yet, and
 * who or whose doctor cancelled before the visit is none any more.
 */
export const treatingStatuses = [
  'scheduled',
  'in-progress',
  'completed',
  'missed',
] as const satisfies readonly Status[]

/** A missed one leaves the doctor this many days for the follow-up call, and then makes nobody a patient. */
export const missedTreatsForDays = 30

/** From this instant on a missed appointment still makes somebody a doctor's patient. */
export function missedTreatsSince(now: Date): Date {
  return new Date(now.getTime() - missedTreatsForDays * 24 * 3_600_000)
}

/** Those in which doctor and patient met. */
export const visitStatuses = ['in-progress', 'completed'] as const satisfies readonly Status[]

/** May this person read a patient's profile, appointments and vitals? `treats`: such an appointment of the two exists. */
export function mayReadPatient(
  actor: Pick<Actor, 'role' | 'approved'>,
  hasCareRelationship: boolean,
): boolean {
  return actor.role === 'doctor' && actor.approved && hasCareRelationship
}
