import * as v from 'valibot'
import { latinDigits } from '../../../../shared/kit/text/digits.ts'
import { timeOfDay } from '../../../../shared/kit/schemas.ts'
import { foods, parseAmount, units } from '../../../../shared/reminders/reminders.dosage.ts'
import { reminderBody, type ReminderBody } from '../../../../shared/reminders/reminders.forms.ts'
import { cycleIn, rhythms, weekdaysIn, wrongDays } from './typed-rhythm.ts'

/** A time, or an empty string for none. */
const maybeTime = v.pipe(
  v.string(),
  v.transform((typed) => latinDigits(typed).trim()),
  v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'timeInvalid'),
)

const { cycle: _, ...bodyEntries } = reminderBody.entries

/**
 * The values as typed: `amounts` are texts, one for each of `times`; `every`, `on` and `off` are numbers of days;
 * nothing chosen is the empty string.
 */
const typedValues = v.object({
  ...bodyEntries,
  times: v.tupleWithRest([timeOfDay], maybeTime),
  unit: v.picklist(['', ...units]),
  amounts: v.array(v.optional(v.string(), '')),
  food: v.picklist(['', ...foods]),
  rhythm: v.picklist(rhythms),
  days: v.array(v.number()),
  every: v.string(),
  on: v.string(),
  off: v.string(),
})

/** The form's schema: parses its values to the body of a change. */
export const typedReminder = v.pipe(
  typedValues,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.unit === '') return
    const { times, amounts } = dataset.value
    for (const [n, time] of times.entries()) {
      const typed = amounts[n] ?? ''
      if (time === '' || parseAmount(typed) !== null) continue
      const item = { type: 'array', origin: 'value', input: amounts, key: n, value: typed }
      addIssue({
        message: typed.trim() === '' ? 'required' : 'amountInvalid',
        path: pathOf(placeOf(dataset.value, 'amounts'), item),
      })
    }
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { rhythm, days } = dataset.value
    const isWithoutDay = rhythm === 'week' && days.length === 0
    const wrong = isWithoutDay ? { days: 'required' } : wrongDays(dataset.value)
    for (const [field, message] of Object.entries(wrong)) {
      addIssue({ message, path: pathOf(placeOf(dataset.value, field)) })
    }
  }),
  v.transform(({ times, unit, amounts, food, startsOn, ...rest }): ReminderBody => {
    const doses = times.map((time, n) => [time, parseAmount(amounts[n] ?? '') ?? 0] as const)
    const planned = Object.fromEntries(doses.filter(([time]) => time !== ''))
    return {
      name: rest.name,
      dosage: rest.dosage,
      times: Object.keys(planned).toSorted(),
      days: weekdaysIn(rest).toSorted((one, other) => one - other),
      ...(startsOn !== undefined && { startsOn }),
      endsOn: rest.endsOn,
      cycle: cycleIn(rest),
      unit: unit === '' ? null : unit,
      amounts: unit === '' ? null : planned,
      food: food === '' ? null : food,
    }
  }),
)

/** The body of a new reminder names only what was chosen, as in the versions before there was more to choose. */
export const typedNewReminder = v.pipe(
  typedReminder,
  v.transform(({ unit, amounts, food, cycle, ...rest }): ReminderBody => {
    return { ...rest, ...(cycle && { cycle }), ...(unit && { unit, amounts }), ...(food && { food }) }
  }),
)

function placeOf(input: object, key: string) {
  return { type: 'object', origin: 'value', input, key, value: input[key as keyof object] }
}

function pathOf(...items: object[]) {
  return items as unknown as [v.IssuePathItem, ...v.IssuePathItem[]]
}
