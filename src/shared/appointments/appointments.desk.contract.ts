import * as v from 'valibot'
import { defineContract } from '../kit/contract.ts'
import { moment } from '../kit/moments.ts'
import { pageCursor, pageSize } from '../kit/pages.ts'
import { id, instant } from '../kit/schemas.ts'
import { activeStatuses, types } from './appointments.lifecycle.ts'

// Apart from appointments.contract.ts, so that no home pays for the desk.

/** As the coordinator sees it, who may have to ring the patient. */
export const unansweredRequest = v.object({
  _id: id,
  date: v.string(),
  time: v.string(),
  startsAt: instant,
  askedAt: moment,
  status: v.picklist(activeStatuses),
  type: v.picklist(types),
  specialization: v.string(),
  patient: v.object({ name: v.string(), phone: v.string() }),
  doctor: v.nullable(v.object({ name: v.string() })),
  /** How many approved doctors could still say yes. */
  openFor: v.number(),
})
export type UnansweredRequest = v.InferOutput<typeof unansweredRequest>

export const listUnanswered = defineContract({
  name: 'appointments.unanswered',
  summary:
    'For the coordinator: requests nobody answered yet, and appointments with a doctor who may not treat',
  method: 'GET',
  path: '/api/appointments/unanswered',
  access: ['coordinator'],
  query: v.object({
    /** The soonest appointment first, or the longest waiting patient. */
    order: v.optional(v.picklist(['soonest', 'longest'], 'invalid')),
    after: v.optional(pageCursor),
    limit: v.optional(pageSize),
  }),
  answer: v.object({
    requests: v.array(unansweredRequest),
    /** Promised by a doctor who is not approved any more; on the first page only. */
    inDoubt: v.array(unansweredRequest),
    next: v.nullable(v.string()),
  }),
  status: 200,
  refusals: {},
  audited: true,
  outbox: 'now',
})
