import { addDays } from '../../kit/time/town-time.ts'
import { coversDay, type Plan } from '../reminders.schedule.ts'

/** More doses than these are no course. */
export const mostDoses = 200
/** Ten doses, one a year, is the longest that a cycle allows and a form may ask for. */
const mostDays = 4000

type Rhythm = Pick<Plan, 'times' | 'days' | 'cycle' | 'startsOn'>
type Ending = Rhythm & Pick<Plan, 'endsOn' | 'lastTime' | 'steps' | 'asNeeded'>

export interface CourseEnd {
  endsOn: string
  /** The last dose of that day. */
  lastTime: string
}

/** When the last of so many doses is, from this minute on; null where there is none, or only years ahead. */
export function endOfDoses(
  plan: Rhythm,
  count: number,
  now: { day: string; time: string },
): CourseEnd | null {
  const first = plan.startsOn > now.day ? plan.startsOn : now.day
  const times = plan.times.toSorted()
  let left = count
  for (let n = 0; n < mostDays && times.length > 0; n += 1) {
    const day = addDays(first, n)
    if (!coversDay({ ...plan, endsOn: null }, day)) continue
    for (const time of times) {
      if (day === now.day && time < now.time) continue
      left -= 1
      if (left === 0) return { endsOn: day, lastTime: time }
    }
  }
  return null
}

/**
 * The last dose, where it ends the last day early; null where that day has all its doses, or what was said does not fit
 * the times and days any more.
 */
export function lastTimeIn({ lastTime, steps, asNeeded, ...plan }: Ending): string | null {
  if (!lastTime || steps || asNeeded || plan.endsOn === null || plan.endsOn < plan.startsOn) return null
  const isEarly = plan.times.includes(lastTime) && plan.times.some((time) => time > lastTime)
  return isEarly && coversDay(plan, plan.endsOn) ? lastTime : null
}

/** How many days of the plan have doses; it has a last day. */
export function daysOfCourse(plan: Omit<Rhythm, 'times'> & { endsOn: string }): number {
  let count = 0
  for (let day = plan.startsOn; day <= plan.endsOn; day = addDays(day, 1)) {
    if (coversDay(plan, day)) count += 1
  }
  return count
}
