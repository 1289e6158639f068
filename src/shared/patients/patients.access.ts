import type { Status } from '../appointments/appointments.lifecycle.ts'

/**
 * Appointments that make somebody a doctor's patient: scheduled or held. A mere request does not count, nor a visit
 * that either side cancelled. The view `care_relationships` says the same (care-relationship.api.test.ts).
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
