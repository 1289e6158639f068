import * as v from 'valibot'
import { defineContract, roles } from '../kit/contract.ts'
import { done, id, instant } from '../kit/schemas.ts'
import { noticeKinds } from './notifications.kinds.ts'

/** A change that somebody else, or time, made. `facts` fill the sentence `notifications.kinds.{kind}`. */
export const notice = v.object({
  id,
  kind: v.picklist(noticeKinds),
  subject: id,
  at: instant,
  facts: v.object({
    doctor: v.optional(v.string()),
    /** The doctor who cannot see the patient any more: said before the sentence, in `notifications.away`. */
    away: v.optional(v.string()),
    patient: v.optional(v.string()),
    /** Of a critical reading: whose page the notice leads to. */
    patientId: v.optional(id),
    date: v.optional(v.string()),
    time: v.optional(v.string()),
    reason: v.optional(v.string()),
    value: v.optional(v.string()),
  }),
})
export type Notice = v.InferOutput<typeof notice>

export const listNotices = defineContract({
  name: 'notifications.list',
  summary: 'What happened to your things without you, not yet marked as seen; newest first',
  method: 'GET',
  path: '/api/notifications',
  access: roles,
  answer: v.array(notice),
  status: 200,
  refusals: {},
  audited: false,
  outbox: 'now',
  kept: true,
  delta: true,
})

export const markNoticesSeen = defineContract({
  name: 'notifications.seen',
  summary: 'These notices were read',
  method: 'POST',
  path: '/api/notifications/seen',
  access: roles,
  body: v.object({ ids: v.pipe(v.array(id), v.maxLength(100, 'tooLong')) }),
  answer: done,
  status: 200,
  refusals: {},
  audited: false,
  // Said by the page and not by the person: it is said again at the next visit.
  outbox: 'now',
})
