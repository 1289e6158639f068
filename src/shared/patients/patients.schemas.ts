import * as v from 'valibot'
import { areas } from '../kit/areas.ts'
import { moment } from '../kit/moments.ts'
import { id, idParams, optionalText, textEntries } from '../kit/schemas.ts'
import { baseOf } from '../kit/three-way-merge.ts'
import { statuses, types } from '../appointments/appointments.lifecycle.ts'
import { pageCursor } from '../kit/pages.ts'
import { genders } from './patients.rules.ts'
import { newPatientBody, patientProfileBody } from './patients.forms.ts'
import { relations } from './patients.guardians.ts'

/** Each field of the form; a string unless stated otherwise. */
export const patientProfile = v.object({
  ...textEntries(patientProfileBody.entries),
  age: v.number(),
  gender: v.picklist(genders),
})
export type PatientProfile = v.InferOutput<typeof patientProfile>

/** Under two years, where the month of birth is known. */
const ageMonths = v.optional(v.number())

export const readPatientProfile = {
  answer: v.object({ ...patientProfile.entries, ageMonths }),
}

export const savePatientProfile = {
  body: v.object({ ...patientProfileBody.entries, from: baseOf(patientProfile.entries) }),
  answer: readPatientProfile.answer,
}

/**
 * A patient whom the account acts for. Age and gender are null until the profile is saved, the relation for patients
 * whom it helps by invitation. `areas`: the endpoints about this patient that the account may call have one of them as
 * `actsFor`.
 */
export const patientActedFor = v.object({
  id,
  name: v.string(),
  relation: v.nullable(v.picklist(relations)),
  age: v.nullable(v.number()),
  gender: v.nullable(v.picklist(genders)),
  areas: v.array(v.picklist(areas)),
})
export type PatientActedFor = v.InferOutput<typeof patientActedFor>

/** The own record first, those whom the account helps last. */
export const listActingFor = {
  answer: v.array(patientActedFor),
}

export const addPatient = {
  body: newPatientBody,
  answer: patientActedFor,
}

export const listedPatient = v.object({
  id,
  name: v.string(),
  age: v.number(),
  ageMonths,
  gender: v.picklist(genders),
  address: v.string(),
  /** The day doctor and patient last met; null if never. */
  lastVisit: v.nullable(v.string()),
  /** The reason for the last visit as written in the request; for a patient not yet seen, for the coming one. */
  condition: v.string(),
  /** The last contact was more than six months ago: only own notes are open, phone and address are not told. */
  former: v.optional(v.literal(true)),
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
  /** With this doctor, the latest first; `byFacility`: with colleagues where this doctor works, too. */
  appointments: v.array(visit),
  /** The cursor for `listMoreVisits`; null if these were all. */
  olderAppointments: v.nullable(v.string()),
  /** The doctor does not treat the patient, and may stand in for a colleague. */
  byFacility: v.optional(v.literal(true)),
  /** The doctor has opened the record in an emergency, for reading until then. */
  emergencyUntil: v.optional(moment),
  /** The patient lets the doctor read the record until then. */
  sharedUntil: v.optional(moment),
})
export type PatientInCare = v.InferOutput<typeof treatedPatient>

export const listPatientsInCare = {
  query: v.object({ search: optionalText(100), after: v.optional(pageCursor) }),
  /** Pass `next` as `after`; null on the last page. */
  answer: v.object({ patients: v.array(listedPatient), next: v.nullable(v.string()) }),
}

export const readPatientInCare = {
  params: idParams,
  answer: treatedPatient,
}

export const listMoreVisits = {
  params: idParams,
  /** The cursor of the last known row, from `cursorAfter`. */
  query: v.object({ after: pageCursor }),
  answer: v.object({ appointments: v.array(visit), next: v.nullable(v.string()) }),
}
