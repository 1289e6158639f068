import * as v from 'valibot'
import { optionalLines, requiredText } from '../kit/schemas.ts'
import { noFetalSex } from '../kit/text/fetal-sex.ts'
import { pregnancies } from '../vitals/grading/vitals.person.ts'
import { labCodes } from './catalogue/labs.catalogue.ts'
import { mostTests } from './labs.orders.ts'

export const orderForm = v.object({
  items: v.pipe(
    v.optional(v.array(v.picklist(labCodes, 'invalid'), 'required'), []),
    v.minLength(1, 'itemsMissing'),
    v.maxLength(mostTests, 'itemsTooMany'),
    v.check((items) => new Set(items).size === items.length, 'invalid'),
  ),
  /** Asked of women of 12 to 50 only. */
  pregnancy: v.optional(v.picklist(['', ...pregnancies], 'invalid'), ''),
  note: v.pipe(optionalLines(300), noFetalSex),
})
export type OrderEntry = v.InferOutput<typeof orderForm>

export const cancelForm = v.object({ reason: v.pipe(requiredText(200), noFetalSex) })

export const reviewForm = v.object({
  /** How much of the results the doctor has seen: `versionsOf`. */
  seen: v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(1, 'invalid')),
  /** For the patient. */
  note: v.pipe(optionalLines(300), noFetalSex),
})
