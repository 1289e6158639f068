import * as v from 'valibot'
import { latinDigits, phoneDigits } from './digits.ts'
import { addDays } from './town-time.ts'

/** Field codes are the messages of these schemas; each has a sentence in the book `errors.fields` or the room's. */

const text = v.optional(v.string('required'), '')

/** Trimmed, composed (NFC), not empty. */
/* @__NO_SIDE_EFFECTS__ */ export function requiredText(maxLength = 200) {
  return v.pipe(text, v.transform(tidy), v.minLength(1, 'required'), v.maxLength(maxLength, 'tooLong'))
}

/** Trimmed; missing, null and empty are the same. */
/* @__NO_SIDE_EFFECTS__ */ export function optionalText(maxLength = 200) {
  return v.pipe(v.nullish(v.string('invalid'), ''), v.transform(tidy), v.maxLength(maxLength, 'tooLong'))
}

/** Exactly ten digits, typed in any of the three scripts, spaces and +91 forgiven. */
export const tenDigitPhone = v.pipe(
  text,
  v.trim(),
  v.minLength(1, 'required'),
  v.transform(phoneDigits),
  v.regex(/^\d{10}$/, 'phoneDigits'),
)

/** Whole years, as a number or as typed digits. */
export const ageInYears = v.pipe(
  v.optional(v.union([v.number(), v.string()], 'required'), ''),
  v.transform((typed) => latinDigits(String(typed)).trim()),
  v.minLength(1, 'required'),
  v.regex(/^\d{1,3}$/, 'ageNumber'),
  v.transform(Number),
  v.maxValue(120, 'ageNumber'),
)

export const day = v.pipe(
  text,
  v.transform((typed) => latinDigits(typed).trim()),
  v.minLength(1, 'required'),
  v.isoDate('dateInvalid'),
  // The form alone lets 30 February through.
  v.check((typed) => !v.ISO_DATE_REGEX.test(typed) || addDays(typed, 0) === typed, 'dateInvalid'),
)

/** HH:mm, 24 hours. */
export const timeOfDay = v.pipe(
  text,
  v.transform((typed) => latinDigits(typed).trim()),
  v.minLength(1, 'required'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'timeInvalid'),
)

export const instant = v.pipe(v.string(), v.isoTimestamp())
export const id = v.pipe(v.string(), v.uuid('invalid'))
export const idParams = v.object({ id })
export const nothing = v.object({})

export const done = v.object({ message: v.string() })

function tidy(typed: string): string {
  return typed.normalize('NFC').trim()
}

/** The first code of every field that did not fit: `{ phone: 'phoneDigits' }`. Unnamed trouble is `invalid`. */
export function fieldCodes(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const codes: Record<string, string> = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'body'
    codes[field] ??= /^[a-z]+[A-Za-z]*$/.test(issue.message) ? issue.message : 'invalid'
  }
  return codes
}
