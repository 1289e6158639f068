import type { ReminderBody } from '../../../shared/reminders/reminders.forms.ts'
import { everyDay, type Reminder } from '../../../shared/reminders/reminders.schedule.ts'

/** A reminder's current values, as its body. */
export function saidIn({ name, plans }: Pick<Reminder, 'name' | 'plans'>): ReminderBody {
  const {
    dosage = '',
    times = [],
    days = everyDay,
    startsOn,
    endsOn = null,
    cycle = null,
  } = plans.at(-1) ?? {}
  const { unit = null, amounts = null, food = null, asNeeded = null } = plans.at(-1) ?? {}
  const when = {
    times: [...times],
    days: [...days],
    ...(startsOn !== undefined && { startsOn }),
    endsOn,
    cycle,
    asNeeded,
  }
  return { name, dosage, ...when, unit, amounts, food }
}
