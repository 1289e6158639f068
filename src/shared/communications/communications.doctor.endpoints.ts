import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './communications.schemas.ts'

// Apart from the others, which patients' pages load.
const ofDoctor = { access: ['doctor'], outbox: 'now' } as const

export const listWaiting = defineEndpoint<typeof schemas.listWaiting>()({
  ...ofDoctor,
  name: 'communications.waiting',
  method: 'GET',
  path: '/api/communications/waiting',
  kept: true,
})

export const listAnswered = defineEndpoint<typeof schemas.listAnswered>()({
  ...ofDoctor,
  name: 'communications.answered',
  method: 'GET',
  path: '/api/communications/answered',
  kept: true,
})

/** The doctor's own thread with this patient. */
export const readThreadOfPatient = defineEndpoint<typeof schemas.readThreadOfPatient>()({
  ...ofDoctor,
  name: 'communications.ofPatient',
  method: 'GET',
  path: '/api/patients/:id/communications',
  subject: 'patient',
  former: 'may',
})

/** A photo that this patient and this doctor sent each other. */
export const readPhoto = defineEndpoint<typeof schemas.readPhoto>()({
  ...ofDoctor,
  name: 'communications.photo',
  method: 'GET',
  path: '/api/patients/:id/communications/photo',
  subject: 'patient',
  former: 'may',
  binary: 'answer',
})

/**
 * A former doctor reads that the thread is closed, and a former stand-in that they stand in no longer: an answer may have
 * waited on a phone until then.
 */
export const sendToPatient = defineEndpoint<typeof schemas.sendToPatient>()({
  access: ['doctor'],
  name: 'communications.answer',
  method: 'POST',
  path: '/api/patients/:id/communications',
  subject: 'patient',
  former: 'may',
  stoodIn: 'may',
  body: true,
  outbox: 'mayWait',
})

export const markSeenByDoctor = defineEndpoint<typeof schemas.markSeenByDoctor>()({
  ...ofDoctor,
  name: 'communications.seenByDoctor',
  method: 'POST',
  path: '/api/patients/:id/communications/seen',
  subject: 'patient',
  former: 'may',
  body: true,
})

/** The doctor has read it, and it needs no answer. */
export const settleThread = defineEndpoint<typeof schemas.settleThread>()({
  ...ofDoctor,
  name: 'communications.settle',
  method: 'POST',
  path: '/api/patients/:id/communications/settle',
  subject: 'patient',
  former: 'may',
  body: true,
})
