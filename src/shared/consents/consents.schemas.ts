import * as v from 'valibot'
import { moment } from '../kit/moments.ts'
import { consentsBody } from './consents.forms.ts'
import { purposes } from './consents.purposes.ts'

const consent = v.object({
  purpose: v.picklist(purposes),
  isNeeded: v.boolean(),
  /** The notice and the time of the latest consent, withdrawn or not; null: never given. */
  version: v.nullable(v.number()),
  givenAt: v.nullable(moment),
  withdrawnAt: v.nullable(moment),
})

export const readConsents = {
  answer: v.object({
    /** Of the notice in force. */
    version: v.number(),
    /** It has not been agreed to, or only an earlier version. */
    isAsked: v.boolean(),
    /** Of the patient one acts for, or of the own account of staff; the needed one first. */
    consents: v.array(consent),
  }),
}

/** `purposes` are all that hold from now on; the others are withdrawn. */
export const saveConsents = {
  body: consentsBody,
  answer: readConsents.answer,
}
