import * as v from 'valibot'
import { latinDigits } from '../../../shared/kit/text/digits.ts'
import { timeOfDay } from '../../../shared/kit/schemas.ts'
import { reminderBody } from '../../../shared/reminders/reminders.forms.ts'

/** A time, or an empty string for none. */
const maybeTime = v.pipe(
  v.string(),
  v.transform((typed) => latinDigits(typed).trim()),
  v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'timeInvalid'),
)

/** The form's schema: parses its values to the body of a reminder. */
export const typedReminder = v.object({
  ...reminderBody.entries,
  times: v.pipe(
    v.tupleWithRest([timeOfDay], maybeTime),
    v.transform((times) => times.filter((time) => time !== '')),
  ),
})

/** The default times for each number of doses a day. */
const usual: Record<number, readonly string[]> = {
  1: ['08:00'],
  2: ['08:00', '20:00'],
  3: ['08:00', '14:00', '20:00'],
  4: ['08:00', '12:00', '16:00', '20:00'],
}

/** The times for another number of doses: custom ones are kept, the others are defaults. */
export function timesFor(count: number, typed: readonly string[]): string[] {
  const wanted = usual[count] ?? []
  const isUntouched = typed.join() === (usual[typed.length] ?? []).join()
  if (isUntouched) return [...wanted]
  return [...typed, ...wanted.filter((time) => !typed.includes(time))].slice(0, count)
}
