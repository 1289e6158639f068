import * as v from 'valibot'
import { id, idParams } from '../kit/schemas.ts'
import { holdEndForm, holdForm, holdTakenBackForm } from './legalholds.forms.ts'
import { holdKinds } from './legalholds.rules.ts'

const hold = v.object({
  id,
  encounterId: id,
  /** The town's day of the visit, and its doctor. */
  date: v.string(),
  doctor: v.string(),
  kind: v.picklist(holdKinds),
  since: v.string(),
  number: v.string(),
  policeStation: v.string(),
  status: v.picklist(['open', 'ended', 'takenBack']),
  /** The last day; null: nobody knows it yet. */
  until: v.nullable(v.string()),
  /** Why it was taken back. */
  reason: v.string(),
  mayEnd: v.boolean(),
  mayTakeBack: v.boolean(),
})
export type LegalHold = v.InferOutput<typeof hold>

export const listLegalHolds = {
  params: idParams,
  /** The newest mark first. */
  answer: v.object({ holds: v.array(hold) }),
}
export const markLegalHold = { params: idParams, body: holdForm, answer: hold }
export const endLegalHold = { params: idParams, body: holdEndForm, answer: hold }
export const takeBackLegalHold = { params: idParams, body: holdTakenBackForm, answer: hold }
