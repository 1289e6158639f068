import * as v from 'valibot'
import { moment } from '../kit/moments.ts'
import { fileAnswer, id, idParams, optionalText } from '../kit/schemas.ts'
import { grantForm, openingForm, shareForm } from './shares.forms.ts'
import { shareContents } from './shares.rules.ts'

const share = v.object({
  id,
  content: v.picklist(shareContents),
  hasPin: v.boolean(),
  /** `locked`: five wrong PINs. */
  status: v.picklist(['active', 'expired', 'ended', 'locked']),
  wrongPins: v.number(),
  madeAt: moment,
  expiresAt: moment,
  /** Newest first; at most twenty. `isDoctor`: of this server, signed in; else as they named themselves. */
  seenBy: v.array(v.object({ name: v.string(), at: moment, isDoctor: v.optional(v.literal(true)) })),
})
export type Share = v.InferOutput<typeof share>

export const listShares = { answer: v.array(share) }

export const readShareContent = {
  query: v.object({
    content: v.picklist(shareContents, 'invalid'),
    /** With what the patient keeps private. */
    private: v.optional(v.picklist(['yes'], 'invalid')),
  }),
  answer: fileAnswer,
}

export const makeShare = { body: shareForm, answer: share }

export const endShare = { params: idParams, answer: share }

const grant = v.object({
  id,
  /** Without title. */
  doctor: v.string(),
  status: v.picklist(['active', 'expired', 'ended']),
  grantedAt: moment,
  endsAt: moment,
})
export type RecordGrant = v.InferOutput<typeof grant>

/** Newest first; at most fifty. */
export const listGrants = { answer: v.array(grant) }

const offeredDoctor = v.object({
  id,
  /** Without title. */
  name: v.string(),
  specialization: v.string(),
  clinic: v.string(),
  /** The town's day of the last visit; null: they have not met. */
  lastMet: v.nullable(v.string()),
  /** Treats the patient, so reads the record already. */
  isTreating: v.boolean(),
})
export type OfferedDoctor = v.InferOutput<typeof offeredDoctor>

/** Whom the patient has met: former doctors first; with a name all approved ones, those whom the patient has met first. */
export const findDoctors = {
  query: v.object({ search: optionalText(100) }),
  answer: v.array(offeredDoctor),
}

export const grantRecord = { body: grantForm, answer: grant }

export const endGrant = { params: idParams, answer: grant }

export const listGranted = {
  answer: v.array(v.object({ id, patientId: id, name: v.string(), until: moment })),
}

/**
 * `ticket`: fetches the ciphertext at `/shl/{address}/{ticket}` for five minutes. `remainingAttempts`: the PIN is wrong
 * or missing. Neither: a doctor who is not approved opens it as anybody does.
 */
export const openShare = {
  body: openingForm,
  answer: v.object({ ticket: v.optional(v.string()), remainingAttempts: v.optional(v.number()) }),
}
