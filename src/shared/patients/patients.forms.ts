import * as v from 'valibot'
import { ageInYears, optionalLines, optionalText, requiredText } from '../kit/schemas.ts'
import { relations } from './patients.guardians.ts'
import { genders } from './patients.rules.ts'

const gender = v.pipe(
  v.optional(v.string('required'), ''),
  v.trim(),
  // The specification writes male on the dashboard and Male in the record.
  v.transform((typed) => typed.charAt(0).toUpperCase() + typed.slice(1).toLowerCase()),
  v.minLength(1, 'required'),
  v.picklist(genders, 'invalid'),
)

/**
 * Somebody of the family. `birthDate` is YYYY-MM-DD, or YYYY-MM where the day is not known. `consent`: an adult agreed
 * to it.
 */
export const newPatientBody = v.object({
  name: requiredText(120),
  birthDate: v.pipe(requiredText(10), v.regex(/^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/, 'invalid')),
  gender,
  relation: v.pipe(
    requiredText(20),
    v.picklist(
      relations.filter((relation) => relation !== 'self'),
      'invalid',
    ),
  ),
  address: optionalLines(300),
  phone: optionalText(40),
  consent: v.optional(v.boolean(), false),
})

export const patientProfileBody = v.object({
  name: requiredText(120),
  age: ageInYears,
  gender,
  address: optionalLines(300),
  phone: optionalText(40),
})
