import * as v from 'valibot'
import { day, optionalLines, requiredLines } from '../kit/schemas.ts'
import { noFetalSexInProse } from '../kit/text/fetal-sex-in-prose.ts'

export const mostCharacters = 1_000

export const messageForm = v.object({ text: v.pipe(requiredLines(mostCharacters), noFetalSexInProse) })

export const mostPhotos = 3

/** With photos no words are needed: who writes little sends the photo alone. */
export const photoMessageForm = v.object({
  text: v.pipe(optionalLines(mostCharacters), noFetalSexInProse),
})

/** Of a doctor's: by when the patient is asked to come. */
const comeBy = { comeBy: v.optional(v.union([v.literal(''), day], 'dateInvalid'), '') }
export const answerForm = v.object({ ...messageForm.entries, ...comeBy })
export const photoAnswerForm = v.object({ ...photoMessageForm.entries, ...comeBy })
