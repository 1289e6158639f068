import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './records.schemas.ts'

export const listRecords = defineEndpoint<typeof schemas.listRecords>()({
  name: 'records.list',
  actsFor: 'guardianship',
  method: 'GET',
  path: '/api/records',
  access: ['patient'],
  outbox: 'now',
  kept: true,
  // Each reading changes it, and a page of it is the largest answer of a visit.
  freshForHours: 72,
})

export const listRecordsOfPatient = defineEndpoint<typeof schemas.listRecordsOfPatient>()({
  name: 'records.ofPatient',
  method: 'GET',
  path: '/api/patients/:id/records',
  access: ['doctor'],
  subject: 'patient',
  outbox: 'now',
})
