import * as v from 'valibot'
import { noticeVersion, purposes } from './consents.purposes.ts'

/** Nothing ticked is an empty list; which purposes are needed depends on the role. */
export const agreedPurposes = v.optional(v.array(v.picklist(purposes, 'invalid'), 'invalid'), [])

/** The notice that was shown. A page of before an update sends an earlier version, and its reader is asked again. */
export const shownNotice = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(noticeVersion)),
  language: v.picklist(['en', 'hi', 'pa']),
})

export const consentsBody = v.object({ purposes: agreedPurposes, notice: shownNotice })
