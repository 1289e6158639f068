import { dayAtAge, schedule, type ScheduledVisit } from './immunizations.schedule.ts'

export interface ComingVisit {
  at: ScheduledVisit['at']
  /** YYYY-MM-DD: whoever was born on one of these days reaches the age of the visit on the day that was asked for. */
  bornOn: readonly string[]
}

/** The visits of the schedule after birth, with the days of birth of those who reach their age on this day. */
export function visitsComingOn(day: string): ComingVisit[] {
  return schedule
    .filter(({ at }) => at !== 'birth')
    .map(({ at, from }) => ({
      at,
      bornOn: daysOfMonthsBefore(day, from).filter((born) => dayAtAge(born, from) === day),
    }))
}

/** All days of the month of that age ago, and of its neighbours: ages in months end on days of different numbers. */
function daysOfMonthsBefore(day: string, age: ScheduledVisit['from']): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const monthsAgo = (age.months ?? 0) + Math.floor(((age.weeks ?? 0) * 7) / 31)
  const days: string[] = []
  const last = Date.UTC(year, month - monthsAgo, 0)
  for (let at = Date.UTC(year, month - 3 - monthsAgo, 1); at <= last; at += 24 * 3_600_000)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}
