import * as v from 'valibot'
import { pageCursor } from '../kit/pages.ts'
import { done, eventKind, id, instant } from '../kit/schemas.ts'

/** A change that somebody else, or time, made. `facts` fill the sentence of its feature, `xNotices.{what happened}`. */
export const notice = v.object({
  id,
  kind: eventKind,
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
    /** Of an accepted visit in person: the clinic and its address. Said after the sentence, in `notifications.place`. */
    place: v.optional(v.string()),
  }),
})
export type Notice = v.InferOutput<typeof notice>

export const listNotices = {
  answer: v.array(notice),
}

export const listMoreNotices = {
  /** The last notice that is known, as `cursorAfter` writes it. */
  query: v.object({ after: pageCursor }),
  answer: v.object({ notices: v.array(notice), next: v.nullable(v.string()) }),
}

export const markNoticesSeen = {
  body: v.object({ ids: v.pipe(v.array(id), v.maxLength(100, 'tooLong')) }),
  answer: done,
}
