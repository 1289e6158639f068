import * as v from 'valibot'
import { moment } from '../kit/moments.ts'
import { fileAnswer, id, idParams } from '../kit/schemas.ts'
import { shareForm } from './shares.forms.ts'
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
  /** Newest first; at most twenty. */
  seenBy: v.array(v.object({ name: v.string(), at: moment })),
})
export type Share = v.InferOutput<typeof share>

export const listShares = { answer: v.array(share) }

export const readShareContent = {
  query: v.object({ content: v.picklist(shareContents, 'invalid') }),
  answer: fileAnswer,
}

export const makeShare = { body: shareForm, answer: share }

export const endShare = { params: idParams, answer: share }
