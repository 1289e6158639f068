import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './patients.schemas.ts'

const owners = ['patient', 'coordinator'] as const

export const readPatientProfile = defineEndpoint<typeof schemas.readPatientProfile>()({
  name: 'patients.read',
  actsFor: 'profile',
  method: 'GET',
  path: '/api/patient/me',
  access: owners,
  mayBeEmpty: true,
  outbox: 'now',
  kept: true,
})

export const savePatientProfile = defineEndpoint<typeof schemas.savePatientProfile>()({
  name: 'patients.save',
  actsFor: 'profile',
  method: 'POST',
  path: '/api/patient/me',
  access: owners,
  body: true,
  outbox: 'mayWait',
})

export const listActingFor = defineEndpoint<typeof schemas.listActingFor>()({
  name: 'patients.listActingFor',
  method: 'GET',
  path: '/api/patients',
  access: ['patient'],
  outbox: 'now',
  kept: true,
})

export const addPatient = defineEndpoint<typeof schemas.addPatient>()({
  name: 'patients.add',
  method: 'POST',
  path: '/api/patients',
  access: ['patient'],
  body: true,
  outbox: 'now',
})

export const listPatientsInCare = defineEndpoint<typeof schemas.listPatientsInCare>()({
  name: 'patients.listTreated',
  method: 'GET',
  path: '/api/doctor/patients',
  access: ['doctor'],
  outbox: 'now',
  kept: true,
})

export const readPatientInCare = defineEndpoint<typeof schemas.readPatientInCare>()({
  name: 'patients.readTreated',
  method: 'GET',
  path: '/api/doctor/patients/:id',
  access: ['doctor'],
  subject: 'patient',
  former: 'may',
  outbox: 'now',
})

export const listMoreVisits = defineEndpoint<typeof schemas.listMoreVisits>()({
  name: 'patients.moreVisits',
  method: 'GET',
  path: '/api/doctor/patients/:id/visits',
  access: ['doctor'],
  subject: 'patient',
  former: 'may',
  outbox: 'now',
})
