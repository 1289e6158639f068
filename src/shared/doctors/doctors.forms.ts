import * as v from 'valibot'
import { optionalText, requiredLines, requiredText, tenDigitPhone } from '../kit/schemas.ts'

export const doctorProfileBody = v.object({
  name: requiredText(120),
  specialization: requiredText(120),
  experience: requiredText(60),
  phone: tenDigitPhone,
  clinic: requiredText(200),
  // The specification's client sends five fields; without this sixth one a coordinator cannot approve.
  registrationNumber: optionalText(60),
  // What stands on prescriptions. Missing in what an earlier version wrote, and then left as it is.
  qualification: v.optional(optionalText(120)),
  council: v.optional(optionalText(120)),
})

/** The coordinator's reason, which the doctor sees. */
export const refusalOfDoctor = v.object({ reason: requiredLines(300) })
