import * as v from 'valibot'
import { pageCursor } from '../kit/pages.ts'
import { day, idParams } from '../kit/schemas.ts'
import { noFetalSex } from '../kit/text/fetal-sex.ts'
import { timelineEntry } from '../kit/timeline.ts'

const timeline = {
  query: v.object({
    after: v.optional(pageCursor),
    /** Separated by commas; without them all. */
    kinds: v.optional(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,30}(,[a-zA-Z]{1,30}){0,19}$/, 'invalid'))),
    /** The town's days, both included. */
    from: v.optional(day),
    to: v.optional(day),
    /** All of these words, or beginnings of words. */
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'tooLong'), noFetalSex)),
  }),
  /**
   * Newest first; `next` null on the last page. A page may be short, or empty, and others follow: a search reads a
   * limited number of entries at a time.
   */
  answer: v.object({
    entries: v.array(timelineEntry),
    next: v.nullable(v.string()),
    /** The day back to which a search has read; null: it has read everything, or it is none. */
    searchedTo: v.nullable(v.string()),
  }),
}
export type TimelinePage = v.InferOutput<typeof timeline.answer>

export const listRecords = timeline
export const listRecordsOfPatient = { params: idParams, ...timeline }
