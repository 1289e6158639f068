import * as v from 'valibot'
import { latinDigits } from '../kit/text/digits.ts'
import { isCalendarDay, optionalText, requiredText, timeOfDay } from '../kit/schemas.ts'
import { everyDay, maxTimes } from './reminders.schedule.ts'

/** 0 is Sunday. */
const weekday = v.pipe(
  v.number('invalid'),
  v.integer('invalid'),
  v.minValue(0, 'invalid'),
  v.maxValue(6, 'invalid'),
)

/** A day, or none: missing, null and empty are the same. */
const lastDay = v.pipe(
  v.nullish(v.string('dateInvalid'), ''),
  v.transform((typed) => latinDigits(typed).trim()),
  v.check((typed) => typed === '' || isCalendarDay(typed), 'dateInvalid'),
  v.transform((typed) => (typed === '' ? null : typed)),
)

export const reminderBody = v.object({
  name: requiredText(120),
  dosage: optionalText(120),
  times: v.pipe(
    v.optional(v.array(timeOfDay, 'required'), []),
    v.minLength(1, 'required'),
    v.maxLength(maxTimes, 'tooManyTimes'),
    v.transform((times) => Array.from(new Set(times)).toSorted()),
  ),
  days: v.pipe(
    v.optional(v.array(weekday, 'invalid'), [...everyDay]),
    v.minLength(1, 'required'),
    v.maxLength(7, 'invalid'),
    v.transform((days): number[] => everyDay.filter((one) => days.includes(one))),
  ),
  endsOn: lastDay,
})
export type ReminderBody = v.InferOutput<typeof reminderBody>
