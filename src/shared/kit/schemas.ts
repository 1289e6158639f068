import * as v from 'valibot'
import { latinDigits, phoneDigits } from './text/digits.ts'
import { addDays } from './time/town-time.ts'

/**
 * Field codes are the messages of these schemas; each has a sentence in the messages `errors.fields` or the feature's
 * own.
 */

const text = v.optional(v.string('required'), '')

/** One line: trimmed, NFC, without invisible characters, not empty. */
/* @__NO_SIDE_EFFECTS__ */ export function requiredText(maxLength = 200) {
  return v.pipe(text, v.transform(tidyLine), v.minLength(1, 'required'), v.maxLength(maxLength, 'tooLong'))
}

/** The same, but missing, null and empty all become the empty string. */
/* @__NO_SIDE_EFFECTS__ */ export function optionalText(maxLength = 200) {
  return v.pipe(v.nullish(v.string('invalid'), ''), v.transform(tidyLine), v.maxLength(maxLength, 'tooLong'))
}

/** `requiredText` that keeps line breaks. */
/* @__NO_SIDE_EFFECTS__ */ export function requiredLines(maxLength = 200) {
  return v.pipe(text, v.transform(tidyLines), v.minLength(1, 'required'), v.maxLength(maxLength, 'tooLong'))
}

/** `optionalText` that keeps line breaks. */
/* @__NO_SIDE_EFFECTS__ */ export function optionalLines(maxLength = 200) {
  return v.pipe(v.nullish(v.string('invalid'), ''), v.transform(tidyLines), v.maxLength(maxLength, 'tooLong'))
}

/** Exactly ten digits, typed in any of the three scripts; spaces and +91 are allowed. */
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
  v.check(isCalendarDay, 'dateInvalid'),
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
/** What happened, prefixed by the feature: `vitals.critical`. */
export const eventKind = v.pipe(v.string(), v.regex(/^\w+\.\w+$/))
export const idParams = v.object({ id })

/** Output schemas for a form's fields: each a string, typed like the form's field. */
/* @__NO_SIDE_EFFECTS__ */ export function textEntries<E extends v.ObjectEntries>(entries: E) {
  const texts = Object.keys(entries).map((field) => [field, v.string()])
  return Object.fromEntries(texts) as { [Field in keyof E]: v.GenericSchema<v.InferOutput<E[Field]>> }
}

export const done = v.object({ message: v.string() })

/** The body of an endpoint with `binary: 'body'`. */
/* @__NO_SIDE_EFFECTS__ */ export function octets(maxLength: number) {
  return v.pipe(
    v.instance(Uint8Array, 'invalid'),
    v.check(({ length }) => length > 0 && length <= maxLength, 'invalid'),
  )
}

/** The answer of an endpoint with `binary: 'answer'`: sent as the file itself, to be saved under this name. */
export const fileAnswer = v.object({ type: v.string(), name: v.string(), content: v.instance(Uint8Array) })

/** A calendar day from 1900 to 2200 as `YYYY-MM-DD`: rejects 30 February and absurd years. */
export function isCalendarDay(typed: string): boolean {
  return /^(?:19|2[01])\d\d-\d\d-\d\d$|^2200-\d\d-\d\d$/.test(typed) && addDays(typed, 0) === typed
}

function tidyLine(typed: string): string {
  return tidyLines(typed.replace(lineBreaks, ' '))
}

function tidyLines(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').replace(invisible, '').normalize('NFC').replace(edges, '')
}

/** Tabs and other line breaks; in a single-line field they separate words. */
const lineBreaks = /[\t-\r\u0085\u2028\u2029]+/g
/**
 * Control characters, direction overrides, zero-width spaces, unpaired surrogates. The two joiners stay: Devanagari
 * and Gurmukhi need them.
 */
const invisible = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu
const edges = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g

/** The first error code of every invalid field: `{ phone: 'phoneDigits' }`. Anything without a code is `invalid`. */
export function fieldCodes(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const codes: Record<string, string> = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'body'
    codes[field] ??= /^[a-z]+[A-Za-z]*$/.test(issue.message) ? issue.message : 'invalid'
  }
  return codes
}
