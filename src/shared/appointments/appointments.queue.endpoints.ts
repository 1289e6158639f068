import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './queue/appointments.queue.schemas.ts'

const ofDoctorOrDesk = { access: ['doctor', 'coordinator'], outbox: 'now' } as const

/** Today's sessions by token, of this doctor or for the desk of all; and the line of one of them. */
export const readQueue = defineEndpoint<typeof schemas.readQueue>()({
  ...ofDoctorOrDesk,
  name: 'queue.read',
  method: 'GET',
  path: '/api/queue',
  kept: true,
})

/** Those with this phone number, for a number that belongs to a record: the number stays out of the address. */
export const findPeople = defineEndpoint<typeof schemas.findPeople>()({
  ...ofDoctorOrDesk,
  name: 'queue.people',
  method: 'POST',
  path: '/api/queue/people',
  body: true,
})

/** Somebody at the counter or on the phone gets the next number. */
export const addEntry = defineEndpoint<typeof schemas.addEntry>()({
  ...ofDoctorOrDesk,
  name: 'queue.add',
  method: 'POST',
  path: '/api/queue/:id/entries',
  body: true,
})

/** Who is inside is done, or was not there; the next one is called. */
export const callNext = defineEndpoint<typeof schemas.callNext>()({
  ...ofDoctorOrDesk,
  name: 'queue.next',
  method: 'POST',
  path: '/api/queue/:id/next',
  body: true,
})

export const markEntry = defineEndpoint<typeof schemas.markEntry>()({
  ...ofDoctorOrDesk,
  name: 'queue.mark',
  method: 'POST',
  path: '/api/queue/entries/:id/mark',
  body: true,
})

/** The patient's places in today's lines. */
export const readOwnQueue = defineEndpoint<typeof schemas.readOwnQueue>()({
  name: 'queue.own',
  actsFor: 'appointments',
  method: 'GET',
  path: '/api/patient/queue',
  access: ['patient'],
  outbox: 'now',
  kept: 'whenRead',
})
