import * as v from 'valibot'
import { latinDigits } from '../../../../shared/kit/text/digits.ts'
import { timeOfDay } from '../../../../shared/kit/schemas.ts'
import { foods, parseAmount, units } from '../../../../shared/reminders/reminders.dosage.ts'
import { reminderBody, type ReminderBody } from '../../../../shared/reminders/reminders.forms.ts'

/** A time, or an empty string for none. */
const maybeTime = v.pipe(
  v.string(),
  v.transform((typed) => latinDigits(typed).trim()),
  v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'timeInvalid'),
)

/** The values as typed: `amounts` are texts, one for each of `times`; nothing chosen is the empty string. */
const typedValues = v.object({
  ...reminderBody.entries,
  times: v.tupleWithRest([timeOfDay], maybeTime),
  unit: v.picklist(['', ...units]),
  amounts: v.array(v.optional(v.string(), '')),
  food: v.picklist(['', ...foods]),
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
      const place = { type: 'object', origin: 'value', input: dataset.value, key: 'amounts', value: amounts }
      const item = { type: 'array', origin: 'value', input: amounts, key: n, value: typed }
      addIssue({
        message: typed.trim() === '' ? 'required' : 'amountInvalid',
        path: [place, item] as unknown as [v.IssuePathItem, ...v.IssuePathItem[]],
      })
    }
  }),
  v.transform(({ times, unit, amounts, food, ...rest }): ReminderBody => {
    const doses = times.map((time, n) => [time, parseAmount(amounts[n] ?? '') ?? 0] as const)
    const planned = Object.fromEntries(doses.filter(([time]) => time !== ''))
    return {
      name: rest.name,
      dosage: rest.dosage,
      times: Object.keys(planned).toSorted(),
      days: rest.days,
      endsOn: rest.endsOn,
      unit: unit === '' ? null : unit,
      amounts: unit === '' ? null : planned,
      food: food === '' ? null : food,
    }
  }),
)

/** The body of a new reminder names only what was chosen, as in the versions before there was more to choose. */
export const typedNewReminder = v.pipe(
  typedReminder,
  v.transform(({ unit, amounts, food, ...rest }): ReminderBody => {
    return { ...rest, ...(unit && { unit, amounts }), ...(food && { food }) }
  }),
)
