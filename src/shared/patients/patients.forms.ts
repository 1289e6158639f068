import * as v from 'valibot'
import { latinDigits } from '../kit/text/digits.ts'
import { ageInYears, optionalLines, optionalText, requiredText } from '../kit/schemas.ts'
import { relations } from './patients.guardians.ts'
import { birthDateOf, genders } from './patients.rules.ts'

const gender = v.pipe(
  v.optional(v.string('required'), ''),
  v.trim(),
  // The specification writes male on the dashboard and Male in the record.
  v.transform((typed) => typed.charAt(0).toUpperCase() + typed.slice(1).toLowerCase()),
  v.minLength(1, 'required'),
  v.picklist(genders, 'invalid'),
)

/**
 * Somebody of the family. `birthDate` is YYYY-MM-DD, or YYYY-MM, or YYYY for an adult, where more is not known.
 * `consent`: an adult agreed to it.
 */
export const newPatientBody = v.object({
  name: requiredText(120),
  birthDate: v.pipe(
    requiredText(10),
    v.regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, 'invalid'),
  ),
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

/** The form for somebody of the family: the birth in three fields, of which the year is needed. */
export const newPatientForm = v.object({
  ...newPatientBody.entries,
  birthDate: v.pipe(
    v.object({
      year: v.pipe(requiredText(20), v.transform(latinDigits), v.regex(/^\d{4}$/, 'yearDigits')),
      month: optionalText(2),
      day: v.pipe(optionalText(20), v.transform(latinDigits), v.regex(/^\d{0,2}$/, 'invalid')),
    }),
    v.check(({ month, day }) => month !== '' || day === '', 'monthNeeded'),
    v.transform(birthDateOf),
  ),
})

export const patientProfileBody = v.object({
  name: requiredText(120),
  age: ageInYears,
  gender,
  address: optionalLines(300),
  phone: optionalText(40),
})
