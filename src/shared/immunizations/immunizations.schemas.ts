import * as v from 'valibot'
import { moment } from '../kit/moments.ts'
import { id, idParams } from '../kit/schemas.ts'
import { doseCodes, immunizationStatuses } from './immunizations.codes.ts'
import { immunizationForm } from './immunizations.forms.ts'

export const immunization = v.object({
  id,
  /** YYYY-MM-DD. */
  givenOn: v.string(),
  doses: v.array(v.picklist(doseCodes)),
  text: v.string(),
  place: v.string(),
  status: v.picklist(immunizationStatuses),
  /** The name is empty once the account is deleted. */
  enteredBy: v.object({ as: v.picklist(['patient', 'doctor']), name: v.string() }),
  enteredAt: moment,
  confirmedBy: v.nullable(v.object({ name: v.string() })),
})
export type Immunization = v.InferOutput<typeof immunization>

const list = v.object({
  /** YYYY-MM-DD; the first of the month where only the month is known; null: only an age is known. */
  bornOn: v.nullable(v.string()),
  /** Newest first. */
  entries: v.array(immunization),
})
export type ImmunizationList = v.InferOutput<typeof list>

export const listImmunizations = { answer: list }
export const addImmunization = { body: immunizationForm, answer: immunization }
export const markImmunizationWrong = { params: idParams, answer: immunization }
export const listImmunizationsOfPatient = { params: idParams, answer: list }
export const addImmunizationOfPatient = { params: idParams, body: immunizationForm, answer: immunization }

const whichOne = v.object({ immunization: id })
export const confirmImmunization = { params: idParams, body: whichOne, answer: immunization }
export const markImmunizationOfPatientWrong = { params: idParams, body: whichOne, answer: immunization }
