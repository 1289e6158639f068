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

/** Who cannot wait: one of each kind at most. Neither hides the other. */
export interface Priorities {
  reading: CriticalReading | null
  request: Pick<Waiting, '_id' | 'date' | 'time' | 'patient'> | null
}

/** A request that begins so soon and has no answer will fail the patient within these two hours. */
export const urgentWithinMs = 2 * 3_600_000

/**
 * The latest critical reading, for it says how its patient is now; and the unanswered request that begins next,
 * if it begins within two hours. At its own time a request has failed and nobody can answer it any more.
 */
export function findPriorities(
  waiting: readonly Waiting[],
  readings: readonly CriticalReading[],
  now: Date,
): Priorities {
  const [reading = null] = readings.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  const inMs = (one: Waiting) => Date.parse(one.startsAt) - now.getTime()
  const [request = null] = waiting
    .filter((one) => one.allowedActions.includes('accept') && inMs(one) > 0 && inMs(one) <= urgentWithinMs)
    .toSorted((a, b) => inMs(a) - inMs(b))
  return { reading, request }
}
