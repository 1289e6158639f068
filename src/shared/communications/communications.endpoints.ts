import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './communications.schemas.ts'

const ofPatient = { access: ['patient'], actsFor: 'guardianship' } as const

export const listDoctors = defineEndpoint<typeof schemas.listDoctors>()({
  ...ofPatient,
  name: 'communications.doctors',
  method: 'GET',
  path: '/api/communications',
  outbox: 'now',
  kept: true,
})

/** By the doctor's id, as the writes below. */
export const readThread = defineEndpoint<typeof schemas.readThread>()({
  ...ofPatient,
  name: 'communications.thread',
  method: 'GET',
  path: '/api/doctors/:id/communications',
  outbox: 'now',
  kept: 'whenRead',
})

export const sendToDoctor = defineEndpoint<typeof schemas.sendToDoctor>()({
  ...ofPatient,
  name: 'communications.ask',
  method: 'POST',
  path: '/api/doctors/:id/communications',
  body: true,
  outbox: 'mayWait',
})

export const markSeen = defineEndpoint<typeof schemas.markSeen>()({
  ...ofPatient,
  name: 'communications.seen',
  method: 'POST',
  path: '/api/doctors/:id/communications/seen',
  body: true,
  outbox: 'now',
})
