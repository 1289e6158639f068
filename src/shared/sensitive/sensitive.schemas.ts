import * as v from 'valibot'
import { longConditionCodes } from '../conditions/conditions.codes.ts'
import { documentKinds } from '../documents/documents.kinds.ts'
import { id, idParams } from '../kit/schemas.ts'

const privacy = v.object({
  id,
  kind: v.picklist(['encounter', 'document', 'condition']),
  /** The town's day of the visit, or the one on the paper; empty where nobody knows it. */
  date: v.string(),
  /** The doctor of the visit, the title of the document, or what was said of the illness; may be empty. */
  title: v.string(),
  documentKind: v.optional(v.picklist(documentKinds)),
  conditionCode: v.optional(v.picklist(longConditionCodes)),
  isPrivate: v.boolean(),
  /** The other doctors who treat the patient, and those to whom it is open. */
  doctors: v.array(v.object({ id, name: v.string(), isOpen: v.boolean() })),
})
export type Privacy = v.InferOutput<typeof privacy>

export const readPrivacy = { params: idParams, answer: privacy }

export const markPrivate = {
  params: idParams,
  body: v.object({ isPrivate: v.boolean('invalid') }),
  answer: privacy,
}

export const openPrivate = {
  params: idParams,
  body: v.object({ doctor: id, isOpen: v.boolean('invalid') }),
  answer: privacy,
}
