import * as v from 'valibot'
import { readCode } from '../dispensing/dispensing.number.ts'
import { id, optionalText, requiredText } from '../kit/schemas.ts'
import { noFetalSex } from '../kit/text/fetal-sex.ts'
import { mostTests } from '../labs/labs.orders.ts'
import { outcomes, sampleProblems } from '../labs/results/labs.results.ts'

/** The number as the index has it; null for anything else. */
export function readOrderNumber(typed: string): string | null {
  const read = readCode(typed)
  return read && 'number' in read ? read.number : null
}

export const orderNumberForm = v.object({
  code: v.pipe(
    requiredText(60),
    v.check((typed) => readOrderNumber(typed) !== null, 'codeInvalid'),
  ),
})

const entry = v.object({
  itemId: id,
  /** The version that whoever enters it has seen; 0: none. */
  seen: v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(0, 'invalid')),
  outcome: v.picklist(outcomes, 'invalid'),
  /** As typed, or a word of the test; for a value only. */
  value: optionalText(20),
  /** Of a sample that cannot be used. */
  problem: v.optional(v.picklist(['', ...sampleProblems], 'invalid'), ''),
  /** Of a correction. */
  reason: v.pipe(optionalText(200), noFetalSex),
})

/** What is said of a photo or PDF of a report. */
export const reportForm = v.object({ title: v.pipe(optionalText(100), noFetalSex) })

/** So many photos and PDFs one laboratory adds to an order. */
export const mostReports = 20

export const resultsForm = v.object({
  orderId: id,
  facilityId: id,
  entries: v.pipe(
    v.array(entry, 'required'),
    v.minLength(1, 'required'),
    v.maxLength(mostTests, 'invalid'),
    v.check((all) => new Set(all.map(({ itemId }) => itemId)).size === all.length, 'invalid'),
  ),
})
export type ResultsBody = v.InferOutput<typeof resultsForm>
export type ResultEntry = ResultsBody['entries'][number]
