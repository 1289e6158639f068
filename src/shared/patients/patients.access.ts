import type { Actor, Status } from '../appointments/appointments.lifecycle.ts'

/**
 * Appointments that make somebody a doctor's patient: scheduled or held. A mere request does not count, nor a visit
 * that either side cancelled.
 */
export const treatingStatuses = [
  'scheduled',
  'in-progress',
  'completed',
  'missed',
] as const satisfies readonly Status[]

/** A missed appointment counts for this many days, for the follow-up call. */
export const missedTreatsForDays = 30

/** Missed appointments from this instant on still count. */
export function missedTreatsSince(now: Date): Date {
  return new Date(now.getTime() - missedTreatsForDays * 24 * 3_600_000)
}

/** Those in which doctor and patient met. */
export const visitStatuses = ['in-progress', 'completed'] as const satisfies readonly Status[]

/**
 * Whether this person may read a patient's profile, appointments and vitals; `hasCareRelationship`: the two have such
 * an appointment.
 */
export function mayReadPatient(
  actor: Pick<Actor, 'role' | 'approved'>,
  hasCareRelationship: boolean,
): boolean {
  return actor.role === 'doctor' && actor.approved && hasCareRelationship
}
