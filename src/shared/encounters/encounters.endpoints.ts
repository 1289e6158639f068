import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './encounters.schemas.ts'

const forDoctor = { access: ['doctor'], outbox: 'now' } as const

/** By its own id, or that of its appointment. */
export const readEncounter = defineEndpoint<typeof schemas.readEncounter>()({
  ...forDoctor,
  name: 'encounters.read',
  method: 'GET',
  path: '/api/encounters/:id',
  kept: 'whenRead',
})

export const openEncounter = defineEndpoint<typeof schemas.openEncounter>()({
  ...forDoctor,
  name: 'encounters.open',
  method: 'POST',
  path: '/api/patients/:id/encounters',
  subject: 'patient',
})

/** Not queued: the form keeps what was typed on the device, and saves it once there is a network. */
export const saveNote = defineEndpoint<typeof schemas.saveNote>()({
  ...forDoctor,
  name: 'encounters.save',
  method: 'POST',
  path: '/api/encounters/:id/note',
  body: true,
})

export const signNote = defineEndpoint<typeof schemas.signNote>()({
  ...forDoctor,
  outbox: 'mayWait',
  name: 'encounters.sign',
  method: 'POST',
  path: '/api/encounters/:id/sign',
  body: true,
})

export const amendNote = defineEndpoint<typeof schemas.amendNote>()({
  ...forDoctor,
  name: 'encounters.amend',
  method: 'POST',
  path: '/api/encounters/:id/addenda',
  body: true,
})

/** Keeps the visit, with all that belongs to it, from other doctors. Also while the note is written. */
export const markEncounter = defineEndpoint<typeof schemas.markEncounter>()({
  ...forDoctor,
  name: 'encounters.mark',
  method: 'POST',
  path: '/api/encounters/:id/sensitive',
  body: true,
})

export const listSignedNotes = defineEndpoint<typeof schemas.listSignedNotes>()({
  name: 'encounters.list',
  actsFor: 'guardianship',
  method: 'GET',
  path: '/api/encounters',
  access: ['patient'],
  outbox: 'now',
  kept: true,
})

export const listNotesOfPatient = defineEndpoint<typeof schemas.listNotesOfPatient>()({
  ...forDoctor,
  name: 'encounters.ofPatient',
  method: 'GET',
  path: '/api/patients/:id/encounters',
  subject: 'patient',
  former: 'may',
})
