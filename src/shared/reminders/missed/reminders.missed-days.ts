import { addDays } from '../../kit/time/town-time.ts'
import { dosesOfDay, type MarkedDose, type Reminder } from '../reminders.schedule.ts'

/** A helper is told at most once in so many days. */
export const daysBetweenTellings = 7
/**
 * How many days back are looked at. A day of a weekly medicine counts from the second morning after it on, for as many
 * mornings as a helper may have to wait: so it is told of once, also if the helper was told of another medicine before.
 */
export const daysLookedBack = daysBetweenTellings + 1
/** Days with doses that are further apart stand alone. */
const closeDays = 2

/** How many medicines are missed, on the morning of this day. */
export function medicinesMissed(
  reminders: readonly Reminder[],
  marked: readonly MarkedDose[],
  today: string,
  zone: string,
): number {
  return reminders.filter((reminder) => isMissed(reminder, marked, today, zone)).length
}

/**
 * A day with doses of which none is marked is missed. Two such days in a row count. Where the next days with doses are
 * more than two days away, one counts when the day after it is over: a weekly medicine would else be told of after two
 * weeks.
 */
function isMissed(reminder: Reminder, marked: readonly MarkedDose[], today: string, zone: string): boolean {
  const dosesOn = (daysAgo: number) => dosesOfDay([reminder], marked, addDays(today, -daysAgo), zone)
  const hasDoses = (daysAgo: number) => dosesOn(daysAgo).length > 0
  const isUnmarked = (daysAgo: number) => dosesOn(daysAgo).every(({ mark }) => mark === null)
  const planned = Array.from({ length: daysLookedBack }, (_, n) => n + 1).filter(hasDoses)
  const [last, before] = planned
  if (last === undefined || !isUnmarked(last)) return false
  if (last >= closeDays && isAlone(last, hasDoses)) return true
  return last <= closeDays && before !== undefined && isUnmarked(before)
}

/** Whether the days close to this one, up to today, are without doses. */
function isAlone(daysAgo: number, hasDoses: (daysAgo: number) => boolean): boolean {
  const away = Array.from({ length: closeDays }, (_, n) => n + 1)
  return !away.some((days) => hasDoses(daysAgo + days) || hasDoses(daysAgo - days))
}
