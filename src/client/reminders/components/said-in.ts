import type { ReminderBody } from '../../../shared/reminders/reminders.forms.ts'
import type { Step } from '../../../shared/reminders/steps/reminders.steps.ts'
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
  const { lastTime = null } = plans.at(-1) ?? {}
  const { unit = null, amounts = null, food = null, asNeeded = null, steps = null } = plans.at(-1) ?? {}
  const when = {
    times: [...times],
    days: [...days],
    ...(startsOn !== undefined && { startsOn }),
    // Of steps it follows from their days.
    endsOn: steps ? null : endsOn,
    lastTime,
    cycle,
    asNeeded,
  }
  return { name, dosage, ...when, unit, amounts, steps: steps && copyOf(steps), food }
}

function copyOf(steps: readonly Step[]) {
  return steps.map(({ days, amounts }) => ({ days, amounts: { ...amounts } }))
}
