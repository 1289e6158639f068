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

const said = v.object({
  kind: v.picklist(conditionKinds, 'required'),
  code: v.picklist(Array.from(new Set([...allergyCodes, ...longConditionCodes])), 'required'),
  text: optionalText(120),
  reaction: v.optional(v.picklist(['', ...allergyReactions], 'invalid'), ''),
})
type Said = v.InferOutput<typeof said>

const isOfKind = ({ kind, code }: Said) => isCodeOf(kind, code)
const isNamed = ({ code, text }: Said) => code !== 'other' || text !== ''
const mayReact = ({ kind, code, reaction }: Said) =>
  reaction === '' || (kind === 'allergy' && code !== 'none')

export const conditionForm = v.pipe(
  said,
  v.forward(
    v.check((one) => isOfKind(one), 'invalid'),
    ['code'],
  ),
  v.forward(
    v.check((one) => isNamed(one), 'required'),
    ['text'],
  ),
  v.forward(
    v.check((one) => mayReact(one), 'invalid'),
    ['reaction'],
  ),
)
export type ConditionEntry = v.InferOutput<typeof conditionForm>

/** Of the patient, who may keep an illness from other doctors; of a doctor it is private with the visit. */
export const ownConditionForm = v.pipe(
  v.object({ ...said.entries, isPrivate: v.optional(v.boolean(), false) }),
  v.forward(
    v.check((one) => isOfKind(one), 'invalid'),
    ['code'],
  ),
  v.forward(
    v.check((one) => isNamed(one), 'required'),
    ['text'],
  ),
  v.forward(
    v.check((one) => mayReact(one), 'invalid'),
    ['reaction'],
  ),
  v.forward(
    v.check(
      ({ kind, code, isPrivate }) => !isPrivate || (kind === 'condition' && code !== 'none'),
      'invalid',
    ),
    ['isPrivate'],
  ),
)
export type OwnConditionEntry = v.InferOutput<typeof ownConditionForm>

export const endForm = v.object({ as: v.picklist(conditionEnds, 'required') })
export type EndEntry = v.InferOutput<typeof endForm>
