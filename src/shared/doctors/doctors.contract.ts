import * as v from 'valibot'
import { defineContract } from '../kit/contract.ts'
import { id, idParams, optionalText, requiredText, tenDigitPhone } from '../kit/schemas.ts'

export const approvals = ['awaiting', 'approved'] as const
export type Approval = (typeof approvals)[number]

export const doctorProfileBody = v.object({
  name: requiredText(120),
  specialization: requiredText(120),
  experience: requiredText(60),
  phone: tenDigitPhone,
  clinic: requiredText(200),
  // The specification's client sends five fields; without this sixth one a coordinator cannot approve.
  registrationNumber: optionalText(60),
})

export const doctorProfile = v.object({
  name: v.string(),
  specialization: v.string(),
  experience: v.string(),
  phone: v.string(),
  clinic: v.string(),
  registrationNumber: v.string(),
  approval: v.picklist(approvals),
})
export type DoctorProfile = v.InferOutput<typeof doctorProfile>

export const listedDoctor = v.object({ id, username: v.string(), ...doctorProfile.entries })

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
})

export const saveDoctorProfile = defineContract({
  name: 'doctors.save',
  summary: 'Save the own doctor profile',
  method: 'POST',
  path: '/api/doctor/me',
  access: ['doctor'],
  body: doctorProfileBody,
  answer: doctorProfile,
  status: 200,
  refusals: {},
  audited: true,
  outbox: 'mayWait',
})

export const listDoctors = defineContract({
  name: 'doctors.list',
  summary: 'Doctors with their registration number, for the coordinator who verifies them',
  method: 'GET',
  path: '/api/doctors',
  access: ['coordinator'],
  query: v.object({ approval: v.optional(v.picklist(approvals, 'invalid')) }),
  answer: v.array(listedDoctor),
  status: 200,
  refusals: {},
  audited: false,
  outbox: 'now',
})

export const approveDoctor = defineContract({
  name: 'doctors.approve',
  summary: 'The registration was checked: the doctor may receive requests and treat',
  method: 'POST',
  path: '/api/doctors/:id/approve',
  access: ['coordinator'],
  params: idParams,
  answer: listedDoctor,
  status: 200,
  refusals: { registrationMissing: 409 },
  audited: true,
  outbox: 'now',
})
