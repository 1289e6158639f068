import * as v from 'valibot'
import { moment } from '../kit/moments.ts'
import { id, idParams } from '../kit/schemas.ts'
import {
  allergyCodes,
  allergyReactions,
  conditionKinds,
  conditionStatuses,
  longConditionCodes,
} from './conditions.codes.ts'
import { conditionForm, endForm } from './conditions.forms.ts'

export const condition = v.object({
  id,
  kind: v.picklist(conditionKinds),
  code: v.picklist(Array.from(new Set([...allergyCodes, ...longConditionCodes]))),
  text: v.string(),
  reaction: v.picklist(['', ...allergyReactions]),
  status: v.picklist(conditionStatuses),
  /** The name is empty once the account is deleted. */
  enteredBy: v.object({ as: v.picklist(['patient', 'doctor']), name: v.string() }),
  enteredAt: moment,
  confirmedBy: v.nullable(v.object({ name: v.string(), at: moment })),
})
export type Condition = v.InferOutput<typeof condition>

export const listConditions = { answer: v.array(condition) }

export const addCondition = { body: conditionForm, answer: condition }

export const endCondition = { params: idParams, body: endForm, answer: condition }

export const listConditionsOfPatient = { params: idParams, answer: v.array(condition) }

export const addConditionOfPatient = { params: idParams, body: conditionForm, answer: condition }

export const confirmCondition = { params: idParams, body: v.object({ condition: id }), answer: condition }

export const endConditionOfPatient = {
  params: idParams,
  body: v.object({ condition: id, ...endForm.entries }),
  answer: condition,
}
