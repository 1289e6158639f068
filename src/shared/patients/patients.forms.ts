import * as v from 'valibot'
import { ageInYears, optionalLines, optionalText, requiredText } from '../kit/schemas.ts'
import { genders } from './patients.rules.ts'

const gender = v.pipe(
  v.optional(v.string('required'), ''),
  v.trim(),
  // The specification writes male on the dashboard and Male in the record.
  v.transform((typed) => typed.charAt(0).toUpperCase() + typed.slice(1).toLowerCase()),
  v.minLength(1, 'required'),
  v.picklist(genders, 'invalid'),
)

export const patientProfileBody = v.object({
  name: requiredText(120),
  age: ageInYears,
  gender,
  address: optionalLines(300),
  phone: optionalText(40),
})
