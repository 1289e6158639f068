import type { AsNeeded } from './reminders.as-needed.ts'

/**
 * So many days with the medicine, then so many without, again and again from the first day on. Every second day is 1
 * and 1, a pill for 21 days with a pause of 7 is 21 and 7.
 */
export interface Cycle {
  on: number
  off: number
}

/** An injection once a year; a longer cycle is a mistake. */
export const maxCycleDays = 366

/** At least one day with and one without the medicine. */
export function isCycle({ on, off }: Cycle): boolean {
  return [on, off].every((days) => Number.isInteger(days) && days >= 1) && on + off <= maxCycleDays
}

/** How many days from one dose to the next, if each is on a day by itself; null for several days in a row. */
export function everyDays({ on, off }: Cycle): number | null {
  return on === 1 ? on + off : null
}

/** Whether the medicine is taken on this day, which is not before the first. */
export function isDayOfCycle({ on, off }: Cycle, startsOn: string, day: string): boolean {
  const since = (Date.parse(day) - Date.parse(startsOn)) / dayMs
  return since % (on + off) < on
}

/** Days are read as those of UTC, so that each has the same length. */
const dayMs = 86_400_000

interface Rhythm {
  days: readonly number[]
  cycle?: Cycle | null | undefined
}

/**
 * A medicine has days of the week or a cycle, never both. The write that says so last wins: who names days of the
 * week ends the cycle, also with a version of the app that knows no cycles.
 */
export function oneRhythm<T extends Rhythm>(plan: T, said: Rhythm): T {
  if (!plan.cycle || plan.days.length === 7) return plan
  const saysCycle = said.cycle !== undefined && said.cycle !== null
  return saysCycle ? { ...plan, days: allDays() } : { ...plan, cycle: null }
}

const allDays = () => [0, 1, 2, 3, 4, 5, 6]

interface Kind extends Rhythm {
  times: readonly string[]
  amounts?: Readonly<Record<string, number>> | null | undefined
  asNeeded?: AsNeeded | null | undefined
}

/**
 * A medicine has times and days, or is taken as needed, never both. The write that says so last wins: who names times
 * ends the other, also with a version of the app that knows only times.
 */
export function oneKind<T extends Kind>(plan: T, said: Kind): T {
  if (!plan.asNeeded) return oneRhythm(plan, said)
  if (said.times.length > 0 && !said.asNeeded) return oneRhythm({ ...plan, asNeeded: null }, said)
  return { ...plan, times: [], amounts: null, days: allDays(), cycle: null }
}
