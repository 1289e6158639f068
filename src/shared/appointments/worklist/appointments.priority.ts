import { isNamed } from '../../red-flags/red-flags.kinds.ts'

/** A request as its doctor sees it, from the list of appointments. */
export interface Waiting {
  _id: string
  date: string
  time: string
  /** An ISO instant. */
  startsAt: string
  patient: { name: string }
  redFlags: readonly string[]
  allowedActions: readonly string[]
}

/** An open alarm of the doctor. */
export interface OpenAlarm {
  id: string
  urgency: 'critical' | 'urgent'
  patient: { id: string; name: string }
  /** An ISO instant. */
  raisedAt: string
  /** Null: nobody has answered. */
  acknowledged: object | null
}

/** The urgent items: at most one of each kind, independent of each other. */
export interface Priorities {
  alarm: OpenAlarm | null
  request: Pick<Waiting, '_id' | 'date' | 'time' | 'patient' | 'redFlags'> | null
}

/** A request this close to its time fails the patient if nobody answers it. */
export const urgentWithinMs = 2 * 3_600_000

/**
 * The latest unanswered critical alarm, since it shows the patient's current state, and an unanswered request: of those
 * with a named red flag the soonest, whatever its day; else the soonest if it starts within two hours. An hour before its time a
 * request lapses and can no longer be answered.
 */
export function findPriorities(
  waiting: readonly Waiting[],
  alarms: readonly OpenAlarm[],
  now: Date,
): Priorities {
  const [alarm = null] = alarms
    .filter(({ urgency, acknowledged }) => urgency === 'critical' && acknowledged === null)
    .toSorted((a, b) => Date.parse(b.raisedAt) - Date.parse(a.raisedAt))
  const inMs = (one: Waiting) => Date.parse(one.startsAt) - now.getTime()
  const [request = null] = waiting
    .filter((one) => one.allowedActions.includes('accept') && inMs(one) > 0)
    .filter((one) => isFlagged(one) || inMs(one) <= urgentWithinMs)
    .toSorted((a, b) => Number(isFlagged(b)) - Number(isFlagged(a)) || inMs(a) - inMs(b))
  return { alarm, request }
}

const isFlagged = ({ redFlags }: Waiting) => isNamed(redFlags)
