import * as v from 'valibot'
import { ageInYears, id, optionalText, tenDigitPhone } from '../../kit/schemas.ts'

const noPhone = v.pipe(v.string('phoneDigits'), v.trim(), v.literal('', 'phoneDigits'))

/** Somebody at the counter or on the phone. With `patientId` the name is that of the record. */
export const entryForm = v.pipe(
  v.object({
    source: v.picklist(['walk-in', 'phone'], 'required'),
    patientId: v.optional(v.union([v.literal(''), id], 'invalid'), ''),
    name: optionalText(100),
    age: v.optional(v.union([v.pipe(v.string(), v.trim(), v.literal('')), ageInYears], 'ageNumber'), ''),
    village: optionalText(100),
    phone: v.optional(v.union([noPhone, tenDigitPhone], 'phoneDigits'), ''),
    /** Although the session is full. */
    beyond: v.optional(v.boolean(), false),
  }),
  v.forward(
    v.check(({ patientId, name }) => patientId !== '' || name !== '', 'required'),
    ['name'],
  ),
  // A phone number with a digit too few is nobody's name.
  v.forward(
    v.check(
      ({ patientId, name }) => patientId !== '' || name === '' || /\p{Letter}/u.test(name),
      'phoneDigits',
    ),
    ['name'],
  ),
)

export const phoneForm = v.object({ phone: tenDigitPhone })
