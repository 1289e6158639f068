import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './doctors.schemas.ts'

export const readDoctorProfile = defineEndpoint<typeof schemas.readDoctorProfile>()({
  name: 'doctors.read',
  method: 'GET',
  path: '/api/doctor/me',
  access: ['doctor'],
  unapproved: 'may',
  mayBeEmpty: true,
  outbox: 'now',
  kept: true,
})

export const saveDoctorProfile = defineEndpoint<typeof schemas.saveDoctorProfile>()({
  name: 'doctors.save',
  method: 'POST',
  path: '/api/doctor/me',
  access: ['doctor'],
  unapproved: 'may',
  body: true,
  outbox: 'mayWait',
})

export const listDoctors = defineEndpoint<typeof schemas.listDoctors>()({
  name: 'doctors.list',
  method: 'GET',
  path: '/api/doctors',
  access: ['coordinator'],
  outbox: 'now',
})

const decision = { method: 'POST', access: ['coordinator'], outbox: 'now' } as const

export const approveDoctor = defineEndpoint<typeof schemas.approveDoctor>()({
  ...decision,
  name: 'doctors.approve',
  path: '/api/doctors/:id/approve',
  stepUp: true,
  body: true,
})

export const refuseDoctor = defineEndpoint<typeof schemas.refuseDoctor>()({
  ...decision,
  name: 'doctors.refuse',
  path: '/api/doctors/:id/refuse',
  body: true,
})

export const suspendDoctor = defineEndpoint<typeof schemas.suspendDoctor>()({
  ...decision,
  name: 'doctors.suspend',
  path: '/api/doctors/:id/suspend',
  body: true,
})

export const readmitDoctor = defineEndpoint<typeof schemas.readmitDoctor>()({
  ...decision,
  name: 'doctors.readmit',
  path: '/api/doctors/:id/readmit',
})
