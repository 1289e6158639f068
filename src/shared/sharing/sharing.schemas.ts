import * as v from 'valibot'
import { sharedAreas } from '../kit/areas.ts'
import { done, id, idParams, instant } from '../kit/schemas.ts'
import { relations } from '../patients/patients.guardians.ts'
import { inviteBody, takeOverBody } from './sharing.forms.ts'

/** Invited until `acceptedAt` is set. */
const shared = {
  id,
  areas: v.array(v.picklist(sharedAreas)),
  invitedAt: instant,
  /** When an invitation without an answer is over. */
  answerBy: instant,
  acceptedAt: v.nullable(instant),
  /** The last day of it, YYYY-MM-DD; null for no end. */
  until: v.nullable(v.string()),
}

/** Somebody who helps or is invited. The name is known once they have accepted. */
export const helper = v.object({
  ...shared,
  username: v.string(),
  name: v.nullable(v.string()),
  /** Is told when medicines were not marked for two days. */
  tellsMissed: v.boolean(),
})
export type Helper = v.InferOutput<typeof helper>

/** The same as the invited account sees it: whom it is about and who asked. */
export const invitation = v.object({ ...shared, patient: v.string(), invitedBy: v.string() })
export type Invitation = v.InferOutput<typeof invitation>

export const listAccess = {
  answer: v.object({
    patient: v.string(),
    /** With everything. `relation`: what the patient is to them. */
    guardians: v.array(v.object({ name: v.string(), relation: v.picklist(relations), isYou: v.boolean() })),
    helpers: v.array(helper),
    /** The patient is of age and has no account yet. */
    mayHandOver: v.boolean(),
  }),
}

export const invite = { body: inviteBody, answer: helper }

export const tellMissed = { params: idParams, body: v.object({ tell: v.boolean('invalid') }), answer: helper }

export const endAccess = { params: idParams, answer: done }

export const listInvitations = { answer: v.array(invitation) }

export const acceptInvitation = { params: idParams, answer: invitation }

export const endHelping = { params: idParams, answer: done }

export const makeHandOverCode = {
  answer: v.object({ code: v.string(), patient: v.string(), expiresAt: instant }),
}

export const takeOver = { body: takeOverBody, answer: v.object({ patientId: id, patient: v.string() }) }
