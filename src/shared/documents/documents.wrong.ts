import * as v from 'valibot'
import { id, optionalText } from '../kit/schemas.ts'
import { noFetalSex } from '../kit/text/fetal-sex.ts'

/** Why a doctor says that a file is wrong. */
export const wrongReasons = ['anotherPerson', 'unreadable', 'duplicate', 'other'] as const
export type WrongReason = (typeof wrongReasons)[number]

/** What a doctor says of a wrong file: only `other` has words, and needs them. */
export const wrongForm = v.pipe(
  v.object({
    reason: v.picklist(wrongReasons, 'required'),
    words: v.pipe(optionalText(200), noFetalSex),
  }),
  v.forward(
    v.check(({ reason, words }) => reason !== 'other' || words !== '', 'required'),
    ['words'],
  ),
)

export const wrongBody = v.intersect([v.object({ document: id }), wrongForm])
