import { addDays } from '../kit/time/town-time.ts'
import type { Grade } from './grading/vitals.grades.ts'

/** A removed reading can be restored for this long; its row stays, as entered in error. */
export const restorableForDays = 3

const oldestInYears = 100

/** Why a reading cannot have this date; null if it can. Both are days in the town. */
export function dayProblem(day: string, today: string): 'dateFuture' | 'dateTooOld' | null {
  if (day > today) return 'dateFuture'
  // A year typed as 0025 is a mistake, and would flatten every chart.
  const oldest = `${Number(today.slice(0, 4)) - oldestInYears}${today.slice(4)}`
  return day < oldest ? 'dateTooOld' : null
}

/** How far a phone's clock may be ahead of ours. */
const clocksDifferMs = 5 * 60_000

/** A time of today that is still to come is a slip of typing. */
export function timeProblem(measuredAt: Date | null, now: Date): 'timeFuture' | null {
  return measuredAt && measuredAt.getTime() > now.getTime() + clocksDifferMs ? 'timeFuture' : null
}

/** Of today or yesterday: recent enough to act on. An older value says "measure again now" and alarms nobody. */
export function isRecent(day: string, today: string): boolean {
  return day >= addDays(today, -1)
}

/** A recent critical value needs somebody now; one copied from an old report does not. */
export function needsDoctor(grade: Grade | null, day: string, today: string): boolean {
  return grade === 'critical' && isRecent(day, today)
}

/** The newest of its type; the list is sorted newest first. */
export function latestOf<T extends { type: string }>(readings: readonly T[], type: T['type']): T | undefined {
  return readings.find((reading) => reading.type === type)
}

/** Of readings, newest first, those before this one that can be compared with it: of the same type and context. */
export function earlierThan<T extends { type: string; context: string | null }>(
  reading: T,
  readings: readonly T[],
): T[] {
  const older = readings.slice(readings.indexOf(reading) + 1)
  return older.filter(({ type, context }) => type === reading.type && context === reading.context)
}
