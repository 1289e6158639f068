import * as v from 'valibot'
import { defineContract } from '../kit/contract.ts'
import { baseOf } from '../kit/three-way-merge.ts'
import { genders, patientProfileBody } from './patients.forms.ts'

export const patientProfile = v.object({
  name: v.string(),
  age: v.number(),
  gender: v.picklist(genders),
  address: v.string(),
  phone: v.string(),
})
export type PatientProfile = v.InferOutput<typeof patientProfile>

const owners = ['patient', 'coordinator'] as const

export const readPatientProfile = defineContract({
  name: 'patients.read',
  summary: 'The own patient profile; an empty body when there is none',
  method: 'GET',
  path: '/api/patient/me',
  access: owners,
  answer: patientProfile,
  mayBeEmpty: true,
  status: 200,
  refusals: {},
  audited: false,
  outbox: 'now',
  kept: true,
})

export const savePatientProfile = defineContract({
  name: 'patients.save',
  summary: 'Save the own patient profile; with `from`, laid over what another device saved meanwhile',
  method: 'POST',
  path: '/api/patient/me',
  access: owners,
  body: v.object({ ...patientProfileBody.entries, from: baseOf(patientProfile.entries) }),
  answer: patientProfile,
  status: 200,
  refusals: { changedMeanwhile: 409 },
  audited: true,
  outbox: 'mayWait',
})
