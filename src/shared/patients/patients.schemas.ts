import * as v from 'valibot'
import { id, idParams, optionalText, textEntries } from '../kit/schemas.ts'
import { baseOf } from '../kit/three-way-merge.ts'
import { statuses, types } from '../appointments/appointments.lifecycle.ts'
import { pageCursor } from '../kit/pages.ts'
import { genders } from './patients.rules.ts'
import { patientProfileBody } from './patients.forms.ts'

/** Each field of the form; as text, where nothing else is said. */
export const patientProfile = v.object({
  ...textEntries(patientProfileBody.entries),
  age: v.number(),
  gender: v.picklist(genders),
})
export type PatientProfile = v.InferOutput<typeof patientProfile>

export const readPatientProfile = {
  answer: patientProfile,
}

export const savePatientProfile = {
  body: v.object({ ...patientProfileBody.entries, from: baseOf(patientProfile.entries) }),
  answer: patientProfile,
}

export const listedPatient = v.object({
  id,
  name: v.string(),
  age: v.number(),
  gender: v.picklist(genders),
  address: v.string(),
  /** The day doctor and patient last met; null: not yet. */
  lastVisit: v.nullable(v.string()),
  /** What the last visit was for, in the words of the request; of a patient not seen yet, what it will be for. */
  condition: v.string(),
})
export type ListedPatient = v.InferOutput<typeof listedPatient>

export const visit = v.object({
  id,
  date: v.string(),
  time: v.string(),
  status: v.picklist(statuses),
  type: v.picklist(types),
  specialization: v.string(),
})
export type Visit = v.InferOutput<typeof visit>

export const treatedPatient = v.object({
  ...listedPatient.entries,
  phone: v.string(),
  /** With this doctor, the latest first. */
  appointments: v.array(visit),
  /** Where `listMoreVisits` goes on; null: these were all. */
  olderAppointments: v.nullable(v.string()),
})
export type PatientInCare = v.InferOutput<typeof treatedPatient>

export const listPatientsInCare = {
  query: v.object({ search: optionalText(100), after: v.optional(pageCursor) }),
  /** `next` is asked for as `after`; null: this was the last page. */
  answer: v.object({ patients: v.array(listedPatient), next: v.nullable(v.string()) }),
}

export const readPatientInCare = {
  params: idParams,
  answer: treatedPatient,
}

export const listMoreVisits = {
  params: idParams,
  /** The last row that is known, as `cursorAfter` writes it. */
  query: v.object({ after: pageCursor }),
  answer: v.object({ appointments: v.array(visit), next: v.nullable(v.string()) }),
}
