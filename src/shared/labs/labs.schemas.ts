import * as v from 'valibot'
import { moment } from '../kit/moments.ts'
import { pageCursor } from '../kit/pages.ts'
import { id, idParams } from '../kit/schemas.ts'
import { pregnancies } from '../vitals/grading/vitals.person.ts'
import { labCodes } from './catalogue/labs.catalogue.ts'
import { cancelForm, orderForm } from './labs.forms.ts'
import { orderStatuses } from './labs.orders.ts'

const orderItem = v.object({ id, code: v.picklist(labCodes) })

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
