import * as v from 'valibot'
import { defineContract } from '../kit/contract.ts'
import { baseOf } from '../kit/three-way-merge.ts'
import { doctorProfileBody } from './doctors.forms.ts'

/** What a coordinator said of a doctor's registration. Only an approved doctor receives requests and treats. */
export const approvals = ['awaiting', 'approved', 'refused', 'suspended'] as const
export type Approval = (typeof approvals)[number]

/** What a doctor says of themselves. */
const said = {
  name: v.string(),
  specialization: v.string(),
  experience: v.string(),
  phone: v.string(),
  clinic: v.string(),
  registrationNumber: v.string(),
}

export const doctorProfile = v.object({
  ...said,
  approval: v.picklist(approvals),
  /** Why it is a no, in the coordinator's words; null while there is none. */
  approvalReason: v.nullable(v.string()),
})
export type DoctorProfile = v.InferOutput<typeof doctorProfile>

export const readDoctorProfile = defineContract({
  name: 'doctors.read',
  summary: 'The own doctor profile; an empty body when there is none',
  method: 'GET',
  path: '/api/doctor/me',
  access: ['doctor'],
  answer: doctorProfile,
  mayBeEmpty: true,
  status: 200,
  refusals: {},
  audited: false,
  outbox: 'now',
  kept: true,
})

export const saveDoctorProfile = defineContract({
  name: 'doctors.save',
  summary: 'Save the own doctor profile; with `from`, laid over what another device saved meanwhile',
  method: 'POST',
  path: '/api/doctor/me',
  access: ['doctor'],
  body: v.object({ ...doctorProfileBody.entries, from: baseOf(said) }),
  answer: doctorProfile,
  status: 200,
  refusals: { changedMeanwhile: 409 },
  audited: true,
  outbox: 'mayWait',
})
