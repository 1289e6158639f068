import * as v from 'valibot'
import { statuses, types } from '../appointments/appointments.lifecycle.ts'
import { defineContract } from '../kit/contract.ts'
import { pageCursor } from '../kit/pages.ts'
import { id, idParams, optionalText } from '../kit/schemas.ts'
import { genders } from './patients.forms.ts'

// A file of its own, so that a patient's browser does not carry what only doctors ask for.

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

export const treatedPatient = v.object({
  ...listedPatient.entries,
  phone: v.string(),
  /** With this doctor, the latest first. */
  appointments: v.array(visit),
})
export type PatientInCare = v.InferOutput<typeof treatedPatient>

export const listPatientsInCare = defineContract({
  name: 'patients.listTreated',
  summary: 'Everybody this doctor treats or treated, the last seen first; by name or phone when searched',
  method: 'GET',
  path: '/api/doctor/patients',
  access: ['doctor'],
  query: v.object({ search: optionalText(100), after: v.optional(pageCursor) }),
  /** `next` is asked for as `after`; null: this was the last page. */
  answer: v.object({ patients: v.array(listedPatient), next: v.nullable(v.string()) }),
  status: 200,
  refusals: {},
  audited: false,
  outbox: 'now',
  kept: true,
})

export const readPatientInCare = defineContract({
  name: 'patients.readTreated',
  summary: 'One of them, with the appointments of the two; every look is written into the log',
  method: 'GET',
  path: '/api/doctor/patients/:id',
  access: ['doctor'],
  params: idParams,
  answer: treatedPatient,
  status: 200,
  refusals: {},
  audited: true,
  outbox: 'now',
})
