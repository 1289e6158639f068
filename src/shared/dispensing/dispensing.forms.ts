import * as v from 'valibot'
import { id, optionalText, requiredText } from '../kit/schemas.ts'
import { readCode } from './dispensing.number.ts'

export const codeForm = v.object({
  code: v.pipe(
    requiredText(300),
    v.check((typed) => readCode(typed) !== null, 'codeInvalid'),
  ),
})

const line = v.pipe(
  v.object({
    itemId: id,
    /** 0: not in stock. */
    quantity: v.pipe(
      v.number('quantityInvalid'),
      v.integer('quantityInvalid'),
      v.minValue(0, 'quantityInvalid'),
      v.maxValue(99_999, 'quantityInvalid'),
    ),
    /** Brand or manufacturer: another product of the same generic. */
    product: optionalText(80),
    batch: optionalText(40),
  }),
)

export const dispenseForm = v.object({
  prescriptionId: id,
  facilityId: id,
  items: v.pipe(
    v.array(line, 'required'),
    v.minLength(1, 'required'),
    v.maxLength(15, 'invalid'),
    v.check((items) => new Set(items.map(({ itemId }) => itemId)).size === items.length, 'invalid'),
  ),
})
export type DispenseBody = v.InferOutput<typeof dispenseForm>

export const takeBackForm = v.object({ reason: requiredText(300) })
