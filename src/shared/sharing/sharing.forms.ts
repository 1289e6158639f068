import * as v from 'valibot'
import { typedCode } from '../accounts/accounts.codes.ts'
import { sharedAreas } from '../kit/areas.ts'
import { day, requiredText } from '../kit/schemas.ts'

/** `until`: the last day on which it is shared; empty for no end. */
export const inviteBody = v.object({
  username: requiredText(254),
  areas: v.pipe(
    v.optional(v.array(v.picklist(sharedAreas, 'invalid'), 'invalid'), []),
    v.minLength(1, 'required'),
    v.maxLength(sharedAreas.length, 'invalid'),
    v.transform((areas) => sharedAreas.filter((area) => areas.includes(area))),
  ),
  until: v.optional(v.union([v.literal(''), day], 'dateInvalid'), ''),
})

export const takeOverBody = v.object({
  code: v.pipe(
    v.optional(v.string('required'), ''),
    v.transform(typedCode),
    v.minLength(1, 'required'),
    v.regex(/^\d{16}$/, 'codeShape'),
  ),
})
