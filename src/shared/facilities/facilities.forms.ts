import * as v from 'valibot'
import { latinDigits, onlyDigits } from '../kit/text/digits.ts'
import { optionalLines, optionalText, requiredText } from '../kit/schemas.ts'
import { categories, levels } from './facilities.kinds.ts'
import { splitServices } from './facilities.services.ts'

/** Degrees, as a number or typed in any of the three scripts. */
function degrees(most: number) {
  return v.pipe(
    v.optional(v.union([v.number(), v.string()], 'required'), ''),
    v.transform((typed) => latinDigits(String(typed)).trim()),
    v.minLength(1, 'required'),
    v.regex(/^-?\d{1,3}(\.\d+)?$/, 'degrees'),
    v.transform(Number),
    v.minValue(-most, 'degrees'),
    v.maxValue(most, 'degrees'),
  )
}

/** Allows landlines and short numbers: 108 as well as +91-1765-230123. */
const phoneText = v.pipe(
  optionalText(40),
  v.check((typed) => typed === '' || /^\d{3,15}$/.test(onlyDigits(typed)), 'phoneInvalid'),
)

const category = v.picklist(categories, 'required')

const level = v.picklist(levels, 'required')

export const facilityBody = v.object({
  name: requiredText(120),
  nameHi: optionalText(120),
  namePa: optionalText(120),
  category: v.pipe(v.optional(v.string('required'), ''), category),
  level: v.pipe(v.optional(v.string('required'), ''), level),
  place: optionalText(80),
  address: optionalLines(200),
  postalCode: v.pipe(
    optionalText(10),
    v.transform(latinDigits),
    v.check((typed) => typed === '' || /^\d{6}$/.test(typed), 'postalCode'),
  ),
  phone: phoneText,
  /** One text, separated by commas. */
  services: v.pipe(optionalLines(600), v.transform(splitServices)),
  timing: optionalText(120),
  lat: degrees(90),
  lng: degrees(180),
})
export type FacilityBody = v.InferOutput<typeof facilityBody>

/** Without a version the edit overwrites concurrent changes. */
export const facilityEdit = v.object({ ...facilityBody.entries, version: v.optional(v.string()) })
