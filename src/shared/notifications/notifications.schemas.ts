import * as v from 'valibot'
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

export const listNotices = {
  answer: v.array(notice),
}

export const markNoticesSeen = {
  body: v.object({ ids: v.pipe(v.array(id), v.maxLength(100, 'tooLong')) }),
  answer: done,
}
