import { addDays } from '../kit/time/town-time.ts'
import { everyDays } from './reminders.cycle.ts'
import { planAt, type MarkedDose, type Plan, type Reminder } from './reminders.schedule.ts'

/** Methotrexate, taken once a week for the joints, has killed when it was taken daily: docs/clinical-sources.md. */
function isWeekly(plan: Plan | undefined): plan is Plan {
  if (!plan?.cycle) return plan?.days.length === 1
  return (everyDays(plan.cycle) ?? 0) >= 7
}

/**
 * Whether another dose of a medicine for once a week or less often is marked as taken less than seven days from this one.
 * Marks from before the medicine was weekly do not count, nor do the other times of the same day.
 */
export function isTakenThisWeek(
  { id, plans }: Pick<Reminder, 'id' | 'plans'>,
  marked: readonly MarkedDose[],
  { day, time }: { day: string; time: string },
  zone: string,
): boolean {
  const plan = planAt(plans, day, time, zone)
  if (!isWeekly(plan)) return false
  const [first, last] = [addDays(day, -6), addDays(day, 6)]
  return marked.some(
    (one) =>
      one.reminderId === id &&
      one.state === 'taken' &&
      one.day >= first &&
      one.day <= last &&
      !(one.day === day && plan.times.includes(one.time)) &&
      isWeekly(planAt(plans, one.day, one.time, zone)),
  )
}
