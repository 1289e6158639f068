/** A request as its doctor sees it: what the list of appointments already says. */
export interface Waiting {
  _id: string
  date: string
  time: string
  /** An instant, ISO. */
  startsAt: string
  patient: { name: string }
  allowedActions: readonly string[]
}

/** A reading of one of the doctor's patients that was graded critical and that nobody has attended to. */
export interface CriticalReading {
  patient: { id: string; name: string }
  /** An instant, ISO. */
  at: string
}

export type Priority =
  | { kind: 'reading'; reading: CriticalReading }
  | { kind: 'request'; request: Pick<Waiting, '_id' | 'date' | 'time' | 'patient'> }

/** A request that begins so soon and has no answer will fail the patient within these two hours. */
export const urgentWithinMs = 2 * 3_600_000

/**
 * The one patient who cannot wait, or null. A critical reading comes before any request, the latest reading
 * first, for it says how the patient is now. Otherwise the unanswered request that begins next, if it begins
 * within two hours; at its own time it has failed and nobody can answer it any more.
 */
export function findPriority(
  waiting: readonly Waiting[],
  readings: readonly CriticalReading[],
  now: Date,
): Priority | null {
  const [reading] = readings.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  if (reading) return { kind: 'reading', reading }
  const inMs = (one: Waiting) => Date.parse(one.startsAt) - now.getTime()
  const [request] = waiting
    .filter((one) => one.allowedActions.includes('accept') && inMs(one) > 0 && inMs(one) <= urgentWithinMs)
    .toSorted((a, b) => inMs(a) - inMs(b))
  return request ? { kind: 'request', request } : null
}
