import * as v from 'valibot'
import { requiredText, tenDigitPhone } from '../kit/schemas.ts'

const yesOrNo = v.pipe(
  v.optional(v.union([v.boolean(), v.picklist(['yes', 'no'], 'invalid')], 'invalid'), false),
  v.transform((said) => said === true || said === 'yes'),
)

export const volunteerForm = v.object({
  name: requiredText(120),
  mobile: tenDigitPhone,
  hasVehicle: yesOrNo,
})
