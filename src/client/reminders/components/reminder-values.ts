import { amountText } from '../../../shared/reminders/reminders.dosage.ts'
import type { ReminderBody } from '../../../shared/reminders/reminders.forms.ts'
import { everyDay } from '../../../shared/reminders/reminders.schedule.ts'
import { typedRhythm } from './form/typed-rhythm.ts'

/** A reminder's form values. */
export function typed({ name, dosage, times, startsOn, endsOn, unit, amounts, food, ...rest }: ReminderBody) {
  return {
    name,
    dosage,
    times: [...times],
    ...typedRhythm(rest),
    startsOn: startsOn ?? '',
    endsOn: endsOn ?? '',
    unit: unit ?? ('' as const),
    amounts: times.map((time) => (unit && amounts?.[time] ? amountText(amounts[time], unit) : '')),
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
