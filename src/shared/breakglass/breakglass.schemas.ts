import * as v from 'valibot'
import { id, idParams, done } from '../kit/schemas.ts'
import { moment } from '../kit/moments.ts'
import { openingForm, searchForm } from './breakglass.forms.ts'
import { emergencyOutcomes, emergencyReasons } from './breakglass.rules.ts'

/** Before a reason is given: what tells people apart who share a phone. */
const foundPatient = v.object({
  id,
  name: v.string(),
  age: v.nullable(v.number()),
  village: v.string(),
  /** This doctor may read the record already. */
  isOpen: v.boolean(),
})
export type FoundPatient = v.InferOutput<typeof foundPatient>

const openedRecord = v.object({ id, patientId: id, name: v.string(), until: moment })
export type OpenedRecord = v.InferOutput<typeof openedRecord>

export const findForEmergency = { body: searchForm, answer: v.array(foundPatient) }

export const openInEmergency = { body: openingForm, answer: openedRecord }

export const listOpened = { answer: v.array(openedRecord) }

const accessToReview = v.object({
  id,
  /** Without title. */
  doctor: v.string(),
  phone: v.string(),
  /** The patient's initials. */
  patient: v.string(),
  reason: v.picklist(emergencyReasons),
  openedAt: moment,
  isOverdue: v.boolean(),
})
export type AccessToReview = v.InferOutput<typeof accessToReview>

/** The oldest first; `more`: there are others after these. */
export const listToReview = { answer: v.object({ accesses: v.array(accessToReview), more: v.boolean() }) }

export const reviewAccess = {
  params: idParams,
  body: v.object({ outcome: v.picklist(emergencyOutcomes, 'required') }),
  answer: done,
}
