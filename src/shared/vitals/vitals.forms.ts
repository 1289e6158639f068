import * as v from 'valibot'
import { day, optionalText, requiredText } from '../kit/schemas.ts'
import { sugarContexts } from './vitals.thresholds.ts'
import { bodyTypes, readingTypes } from './vitals.units.ts'
import { readVital } from './vitals.parse.ts'

export const vitalEntry = v.pipe(
  v.object({
    type: v.picklist(readingTypes, 'required'),
    /** "120/80", "98.6", "37 C", "5.6 mmol", digits in any script. */
    value: requiredText(60),
    /** Missing or empty: today. */
    date: v.optional(v.union([v.literal(''), day], 'dateInvalid'), ''),
    /** For blood sugar. */
    context: v.optional(v.picklist(['', ...sugarContexts], 'invalid'), ''),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const read = readVital(dataset.value)
    if ('refusal' in read) addIssue({ message: read.refusal, path: [pathTo(dataset.value, 'value')] })
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

function pathTo<T extends object>(input: T, key: keyof T & string): v.IssuePathItem {
  return {
    type: 'object',
    origin: 'value',
    input: input as Record<string, unknown>,
    key,
    value: input[key],
  }
}
