import { addDays, dayIn } from '../kit/time/town-time.ts'
import {
  dosesOfDay,
  skipReasons,
  stateOf,
  type MarkedDose,
  type Reminder,
  type SkipReason,
} from './reminders.schedule.ts'

/** How many days of doses a doctor sees, today included. */
export const takingDays = 14

/** What became of the doses of a medicine whose time is over. */
export interface Taking {
  planned: number
  taken: number
  /** Neither marked as taken nor as skipped: nobody knows. */
  unmarked: number
  skipped: number
  /** Those that were said, the most frequent first. */
  reasons: { reason: SkipReason; count: number }[]
}

export function takingOf(reminder: Reminder, marked: readonly MarkedDose[], now: Date, zone: string): Taking {
  const today = dayIn(zone, now)
  const doses = Array.from({ length: takingDays }, (_, ago) =>
    dosesOfDay([reminder], marked, addDays(today, -ago), zone),
  ).flat()
  const states = doses.map((dose) => stateOf(dose, now, zone))
  const count = (of: string) => states.filter((state) => state === of).length
  const [taken, skipped, unmarked] = [count('taken'), count('skipped'), count('overdue')]
  const reasons = skipReasons
    .map((reason) => ({ reason, count: doses.filter((dose) => dose.reason === reason).length }))
    .filter((one) => one.count > 0)
    .toSorted((one, other) => other.count - one.count)
  return { planned: taken + skipped + unmarked, taken, skipped, unmarked, reasons }
}
