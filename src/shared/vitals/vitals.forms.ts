import * as v from 'valibot'
import { latinDigits } from '../kit/text/digits.ts'
import { day, optionalText, requiredText, timeOfDay } from '../kit/schemas.ts'
import { sites } from './codes/vitals.sites.ts'
import { pregnancies } from './grading/vitals.person.ts'
import { symptoms } from './grading/vitals.symptoms.ts'
import { bodyTypes, readingTypes, sugarContexts } from './vitals.units.ts'
import { readVital } from './vitals.parse.ts'

/** Full months, as typed, of a child who may be under five: only where the record does not know the month of birth. */
const months = v.pipe(
  optionalText(10),
  v.transform(latinDigits),
  v.regex(/^(?:[0-6]?\d|7[01])?$/, 'monthsInvalid'),
)

const fields = v.object({
  type: v.picklist(readingTypes, 'required'),
  /** "120/80", "120/80 72", "98.6", "37 C", "5.6 mmol", "HI", digits in any script. */
  value: requiredText(60),
  /** The second reading of blood pressure, one to two minutes later. */
  second: v.optional(optionalText(60), ''),
  /** Missing or empty: today. */
  date: v.optional(v.union([v.literal(''), day], 'dateInvalid'), ''),
  /** HH:mm of the day, where it was not now; empty: not said. */
  time: v.optional(v.union([v.literal(''), timeOfDay], 'timeInvalid'), ''),
  /** For blood sugar. */
  context: v.optional(v.picklist(['', ...sugarContexts], 'invalid'), ''),
  /** Of a temperature; empty: not said. */
  site: v.optional(v.picklist(['', ...sites], 'invalid'), ''),
  /** Of women of 12 to 50; empty: not answered. */
  pregnancy: v.optional(v.picklist(['', ...pregnancies], 'invalid'), ''),
  ageInMonths: v.optional(months, ''),
})

/** What the form of a reading holds; the symptom question comes after it. */
export const vitalForm = v.pipe(
  v.object({
    ...fields.entries,
    /** When the first reading of blood pressure was written, in milliseconds, while the second is awaited. */
    firstAt: v.optional(v.string(), ''),
    /** Whether it was ticked beside a pulse; it goes along as a symptom. */
    irregular: v.optional(v.picklist(['', 'yes']), ''),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const input = dataset.value
    for (const issue of listUnread(input)) addIssue(issue)
    const isAwaited = /^\d+$/.test(input.firstAt) && input.second === ''
    if (isAwaited) addIssue({ message: 'required', path: [pathTo(input, 'second')] })
  }),
)

export const vitalEntry = v.pipe(
  v.object({
    ...fields.entries,
    /** Answered with yes; null or missing: nobody answered. */
    symptoms: v.optional(v.nullable(v.array(v.picklist(symptoms, 'invalid'))), null),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed) for (const issue of listUnread(dataset.value)) addIssue(issue)
  }),
)
export type VitalEntry = v.InferOutput<typeof vitalEntry>

/** The form for height and weight: either or both. Each becomes a separate reading. */
export const bodyEntry = v.pipe(
  v.object({ height: optionalText(30), weight: optionalText(30) }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const input = dataset.value
    const isEmpty = input.height === '' && input.weight === ''
    if (isEmpty) addIssue({ message: 'required', path: [pathTo(input, 'height')] })
    for (const type of bodyTypes) {
      const read = input[type] === '' ? null : readVital({ type, value: input[type] })
      if (read && 'refusal' in read) addIssue({ message: read.refusal, path: [pathTo(input, type)] })
    }
  }),
)

function listUnread(input: v.InferOutput<typeof fields>) {
  const { type, second } = input
  const read = { value: readVital(input), second: second === '' ? null : readVital({ type, value: second }) }
  return (['value', 'second'] as const).flatMap((field) => {
    const one = field === 'second' && type !== 'bloodPressure' ? null : read[field]
    const path: [v.IssuePathItem] = [pathTo(input, field)]
    if (!one || !('refusal' in one)) return []
    const isMissing = one.refusal === 'unreadable' && input[field].includes('_')
    return [{ message: isMissing ? 'digitMissing' : one.refusal, path }]
  })
}

function pathTo<T extends object>(input: T, key: keyof T & string): v.IssuePathItem {
  return {
    type: 'object',
    origin: 'value',
    input: input as Record<string, unknown>,
    key,
    value: input[key],
  }
}
