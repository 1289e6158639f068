import { addDays } from '../../kit/time/town-time.ts'
import { weekdayOf } from '../reminders.schedule.ts'

/**
 * The first day to propose for a medicine that is added now: tomorrow if all of today's times are over. Such a day has
 * no dose, and would be counted among the days of a course or of its first amount. `times` are those of the first day;
 * empty rows of a form do not count.
 */
export function firstDayFor(
  { times, days }: { times: readonly string[]; days: readonly number[] },
  now: { day: string; time: string },
): string {
  const set = times.filter((time) => time !== '')
  const isOver = set.length > 0 && set.every((time) => time < now.time)
  return isOver && days.includes(weekdayOf(now.day)) ? addDays(now.day, 1) : now.day
}
