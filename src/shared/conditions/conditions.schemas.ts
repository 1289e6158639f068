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
import { conditionForm, endForm, ownConditionForm } from './conditions.forms.ts'

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
  /** Other doctors do not read it: by itself, or with the visit in which it was noted. */
  isPrivate: v.boolean(),
  /**
   * Of an illness, the id by which whoever acts for the patient says who reads it: its own, or that of its private visit;
   * null while that visit goes on.
   */
  privacyId: v.nullable(id),
})
export type Condition = v.InferOutput<typeof condition>

export const listConditions = { answer: v.array(condition) }

export const addCondition = { body: ownConditionForm, answer: condition }

export const endCondition = { params: idParams, body: endForm, answer: condition }

export const listConditionsOfPatient = { params: idParams, answer: v.array(condition) }

export const addConditionOfPatient = {
  params: idParams,
  /** The doctor's visit, by its own id or that of its appointment; without it, the one that goes on. */
  query: v.object({ visit: v.optional(id) }),
  body: conditionForm,
  answer: condition,
}

export const confirmCondition = { params: idParams, body: v.object({ condition: id }), answer: condition }

export const endConditionOfPatient = {
  params: idParams,
  body: v.object({ condition: id, ...endForm.entries }),
  answer: condition,
}
