import * as v from 'valibot'
import { moment } from '../kit/moments.ts'
import { pageCursor } from '../kit/pages.ts'
import { id, idParams } from '../kit/schemas.ts'
import { storedTypes } from '../documents/documents.kinds.ts'
import { pregnancies } from '../vitals/grading/vitals.person.ts'
import { labCodes } from './catalogue/labs.catalogue.ts'
import { cancelForm, orderForm, reviewForm } from './labs.forms.ts'
import { orderStatuses } from './labs.orders.ts'
import { resultStatuses } from './results/labs.results.ts'
import { labFlags } from './rules/labs.flags.ts'

const oneValue = { number: v.nullable(v.number()), word: v.nullable(v.string()) }
const limit = v.nullable(v.number())

/** What counts of a test: the latest version. */
const labResult = v.object({
  version: v.number(),
  status: v.picklist(resultStatuses),
  ...oneValue,
  flag: v.nullable(v.picklist(labFlags)),
  /** As it held then. */
  range: v.object({ low: limit, high: limit }),
  reason: v.string(),
  performer: v.string(),
  facility: v.object({ name: v.string(), nameHi: v.string(), namePa: v.string() }),
  at: moment,
  /** What it corrects. */
  replaced: v.nullable(v.object(oneValue)),
  /** The same test before, of any order, newest first. */
  earlier: v.array(v.object({ number: v.number(), date: v.string() })),
})
export type LabResult = v.InferOutput<typeof labResult>

const orderItem = v.object({ id, code: v.picklist(labCodes), result: v.nullable(labResult) })

const labOrder = v.object({
  id,
  /** To be read out at the laboratory. */
  number: v.string(),
  status: v.picklist(orderStatuses),
  doctor: v.object({ name: v.string() }),
  orderedAt: moment,
  pregnancy: v.nullable(v.picklist(pregnancies)),
  note: v.string(),
  cancelReason: v.string(),
  /** Of who asks: may be cancelled. */
  isOwn: v.boolean(),
  items: v.array(orderItem),
  /** Photos and PDFs of the report, which the patient or a laboratory sent, the oldest first. */
  reports: v.array(
    v.object({
      id,
      takenOn: v.string(),
      type: v.picklist(storedTypes),
      /** Marked as a mistake. */
      isWrong: v.boolean(),
      /** The laboratory that added it; missing: the patient did. */
      facility: v.optional(v.object({ name: v.string(), nameHi: v.string(), namePa: v.string() })),
    }),
  ),
  /** For the doctor who ordered, and who stands in for that one: there is something that nobody has looked at. */
  isToReview: v.boolean(),
  /** When a doctor looked at the results last, and what they wrote of it; `standIn`: who, if not the one who ordered. */
  review: v.nullable(v.object({ at: moment, note: v.string(), standIn: v.nullable(v.string()) })),
})
export type LabOrder = v.InferOutput<typeof labOrder>

const page = {
  query: v.object({ after: v.optional(pageCursor) }),
  /** Newest first; `next` null on the last page. */
  answer: v.object({ orders: v.array(labOrder), next: v.nullable(v.string()) }),
}

export const listLabs = page

export const listLabsOfPatient = { params: idParams, ...page }

export const orderLabs = {
  params: idParams,
  /** With the note of an encounter beside which it was ordered. */
  body: v.object({ ...orderForm.entries, encounterId: v.optional(v.nullable(id), null) }),
  answer: labOrder,
}

export const cancelLabs = {
  params: idParams,
  body: v.object({ order: id, ...cancelForm.entries }),
  answer: labOrder,
}

const orderToReview = v.object({
  ...labOrder.entries,
  patient: v.object({ id, name: v.string() }),
})
export type OrderToReview = v.InferOutput<typeof orderToReview>

export const listLabReviews = {
  query: page.query,
  /** The longest waiting first; `next` null on the last page. */
  answer: v.object({ orders: v.array(orderToReview), next: v.nullable(v.string()) }),
}

export const reviewLabs = { params: idParams, body: reviewForm, answer: labOrder }
