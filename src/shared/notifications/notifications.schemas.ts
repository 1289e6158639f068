import * as v from 'valibot'
import { pageCursor } from '../kit/pages.ts'
import { done, eventKind, id, instant } from '../kit/schemas.ts'

/**
 * A change made by somebody else or by the passing of time. `facts` fill the sentence of its feature, `xNotices.{what
 * happened}`.
 */
export const notice = v.object({
  id,
  kind: eventKind,
  subject: id,
  at: instant,
  /** Of the reader's family, if it is not about the reader. */
  person: v.optional(v.object({ id, name: v.string() })),
  facts: v.object({
    doctor: v.optional(v.string()),
    /** The doctor who can no longer see the patient: shown before the sentence, by `notifications.away`. */
    away: v.optional(v.string()),
    patient: v.optional(v.string()),
    /** For a request whose note has a red flag: shown before the sentence, by `notifications.redFlag`. */
    redFlag: v.optional(v.literal('yes')),
    /** The account of a family or of a helper that did it. */
    person: v.optional(v.string()),
    /** For a critical reading: the patient whose page the notice links to. */
    patientId: v.optional(id),
    /** The page it leads to, where the server knows more of it than the browser. */
    path: v.optional(v.string()),
    /** The coordinator who did it. */
    by: v.optional(v.string()),
    date: v.optional(v.string()),
    /** The last day of what begins on `date`. */
    until: v.optional(v.string()),
    time: v.optional(v.string()),
    reason: v.optional(v.string()),
    reason_hi: v.optional(v.string()),
    reason_pa: v.optional(v.string()),
    /** The kind of a file that a doctor has marked. */
    document: v.optional(v.string()),
    document_hi: v.optional(v.string()),
    document_pa: v.optional(v.string()),
    /** Where the reader works, or no longer. */
    facility: v.optional(v.string()),
    value: v.optional(v.string()),
    /**
     * For an accepted visit in person: the clinic and its address. Shown after the sentence, by
     * `notifications.place`.
     */
    place: v.optional(v.string()),
    /** Where a patient was sent, and the number to call there or at the desk. */
    hospital: v.optional(v.string()),
    /** Its names in other languages, where they are known. */
    hospital_hi: v.optional(v.string()),
    hospital_pa: v.optional(v.string()),
    phone: v.optional(v.string()),
    /** The ambulance's. */
    number: v.optional(v.string()),
    /** The alarm that it is about, for the link of whoever answers it. */
    alarm: v.optional(id),
    /** The next times that are free, "2026-11-21 12:45, 2026-11-21 13:15": after the sentence, by `notifications.next`. */
    freeTimes: v.optional(v.string()),
    /** A number in the line of a session. */
    token: v.optional(v.string()),
  }),
})
export type Notice = v.InferOutput<typeof notice>

export const listNotices = {
  answer: v.array(notice),
}

export const listMoreNotices = {
  /** The cursor of the last known notice, from `cursorAfter`. */
  query: v.object({ after: pageCursor }),
  answer: v.object({ notices: v.array(notice), next: v.nullable(v.string()) }),
}

export const markNoticesSeen = {
  body: v.object({ ids: v.pipe(v.array(id), v.maxLength(100, 'tooLong')) }),
  answer: done,
}
