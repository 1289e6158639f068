import * as v from 'valibot'
import { specialties } from '../../doctors/doctors.specialty-codes.ts'

/** Those that a note names, by commas. */
export const namedSpecialties = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(200, 'invalid'),
    v.transform((list) => list.split(',')),
    v.array(v.picklist(specialties, 'invalid')),
  ),
)
