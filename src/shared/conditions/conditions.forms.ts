import * as v from 'valibot'
import { optionalText } from '../kit/schemas.ts'
import {
  allergyCodes,
  allergyReactions,
  conditionEnds,
  conditionKinds,
  isCodeOf,
  longConditionCodes,
} from './conditions.codes.ts'

export const conditionForm = v.pipe(
  v.object({
    kind: v.picklist(conditionKinds, 'required'),
    code: v.picklist(Array.from(new Set([...allergyCodes, ...longConditionCodes])), 'required'),
    text: optionalText(120),
    reaction: v.optional(v.picklist(['', ...allergyReactions], 'invalid'), ''),
  }),
  v.forward(
    v.check(({ kind, code }) => isCodeOf(kind, code), 'invalid'),
    ['code'],
  ),
  v.forward(
    v.check(({ code, text }) => code !== 'other' || text !== '', 'required'),
    ['text'],
  ),
  v.forward(
    v.check(
      ({ kind, code, reaction }) => reaction === '' || (kind === 'allergy' && code !== 'none'),
      'invalid',
    ),
    ['reaction'],
  ),
)
export type ConditionEntry = v.InferOutput<typeof conditionForm>

export const endForm = v.object({ as: v.picklist(conditionEnds, 'required') })
export type EndEntry = v.InferOutput<typeof endForm>
