import { addDays } from '../kit/time/town-time.ts'
import type { Grade } from './vitals.thresholds.ts'

/** A removed reading can be taken back for so long, then it is deleted. */
export const restorableForDays = 3

const alarmingForDays = 7
const oldestInYears = 100

/** Why this day cannot be the day of a reading; null when it can. Both are the town's days. */
export function dayProblem(day: string, today: string): 'dateFuture' | 'dateTooOld' | null {
  if (day > today) return 'dateFuture'
  // A year typed as 0025 is a slip, and would flatten every chart.
  const oldest = `${Number(today.slice(0, 4)) - oldestInYears}${today.slice(4)}`
  return day < oldest ? 'dateTooOld' : null
}

/** A critical value of these days needs somebody now; one copied from an old report is history. */
export function needsDoctor(grade: Grade | null, day: string, today: string): boolean {
  return grade === 'critical' && day >= addDays(today, -alarmingForDays)
}

/** The newest of a list that is sorted so. */
export function latestOf<T extends { type: string }>(readings: readonly T[], type: T['type']): T | undefined {
  return readings.find((reading) => reading.type === type)
}
