/** A request as its doctor sees it, from the list of appointments. */
export interface Waiting {
  _id: string
  date: string
  time: string
  /** An ISO instant. */
  startsAt: string
  patient: { name: string }
  allowedActions: readonly string[]
}

/** An unattended critical reading of one of the doctor's patients. */
export interface CriticalReading {
  patient: { id: string; name: string }
  /** An ISO instant. */
  at: string
}

/** The urgent items: at most one of each kind, independent of each other. */
export interface Priorities {
  reading: CriticalReading | null
  request: Pick<Waiting, '_id' | 'date' | 'time' | 'patient'> | null
}

/** A request this close to its time fails the patient if nobody answers it. */
export const urgentWithinMs = 2 * 3_600_000

/**
 * The latest critical reading, since it shows the patient's current state, and the next unanswered request if it
 * starts within two hours. At its own time a request fails and can no longer be answered.
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
