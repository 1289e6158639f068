import { amountText } from '../../../shared/reminders/reminders.dosage.ts'
import type { ReminderBody } from '../../../shared/reminders/reminders.forms.ts'
import { everyDay } from '../../../shared/reminders/reminders.schedule.ts'
import { typedSteps } from './form/typed-steps.ts'
import { typedNeeded } from './form/typed-needed.ts'
import { typedRhythm } from './form/typed-rhythm.ts'

/** A reminder's form values. */
export function typed({ name, dosage, times, startsOn, endsOn, lastTime, ...rest }: ReminderBody) {
  const { unit, amounts, asNeeded, steps, food } = rest
  const much = asNeeded ? [asNeeded.amount] : times.map((time) => amounts?.[time] ?? null)
  return {
    name,
    dosage,
    ...typedNeeded(asNeeded),
    times: times.length > 0 ? [...times] : [''],
    ...typedRhythm(rest),
    startsOn: startsOn ?? '',
    firstDay: startsOn === undefined ? ('' as const) : ('chosen' as const),
    endsOn: endsOn ?? '',
    lastTime: lastTime ?? '',
    doses: '',
    unit: unit ?? ('' as const),
    amounts: much.map((amount) => (unit && amount ? amountText(amount, unit) : '')),
    ...typedSteps(steps, times, unit),
    food: food ?? ('' as const),
  }
}

/** The initial values of a new reminder. */
export const emptyReminder: ReminderBody = {
  name: '',
  dosage: '',
  times: [''],
  days: [...everyDay],
  endsOn: null,
}
