import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './prescriptions.schemas.ts'

const forDoctor = { access: ['doctor'], outbox: 'now' } as const

/** By the encounter's id. */
export const readPrescribing = defineEndpoint<typeof schemas.readPrescribing>()({
  ...forDoctor,
  name: 'prescriptions.read',
  method: 'GET',
  path: '/api/encounters/:id/prescriptions',
})

/** Not queued: the form keeps what was typed on the device. */
export const saveDraft = defineEndpoint<typeof schemas.saveDraft>()({
  ...forDoctor,
  name: 'prescriptions.save',
  method: 'POST',
  path: '/api/encounters/:id/prescriptions/draft',
  body: true,
})

export const signPrescription = defineEndpoint<typeof schemas.signPrescription>()({
  ...forDoctor,
  name: 'prescriptions.sign',
  method: 'POST',
  path: '/api/encounters/:id/prescriptions/sign',
  body: true,
})

export const stopPrescription = defineEndpoint<typeof schemas.stopPrescription>()({
  ...forDoctor,
  name: 'prescriptions.stop',
  method: 'POST',
  path: '/api/prescriptions/:id/stop',
  body: true,
})

/** The photo or PDF of the paper that the doctor has signed by hand: it names an upload for the patient. */
export const addPaper = defineEndpoint<typeof schemas.addPaper>()({
  name: 'prescriptions.addPaper',
  method: 'POST',
  path: '/api/prescriptions/:id/paper',
  access: ['doctor'],
  body: true,
  outbox: 'mayWait',
})

/** For its doctor, also when they treat the patient no more. */
export const readPaper = defineEndpoint<typeof schemas.readPaper>()({
  ...forDoctor,
  name: 'prescriptions.paper',
  method: 'GET',
  path: '/api/prescriptions/:id/paper',
  binary: 'answer',
})

export const listPrescriptions = defineEndpoint<typeof schemas.listPrescriptions>()({
  name: 'prescriptions.list',
  actsFor: 'guardianship',
  method: 'GET',
  path: '/api/prescriptions',
  access: ['patient'],
  outbox: 'now',
  kept: true,
})

export const listPrescriptionsOfPatient = defineEndpoint<typeof schemas.listPrescriptionsOfPatient>()({
  ...forDoctor,
  name: 'prescriptions.ofPatient',
  method: 'GET',
  path: '/api/patients/:id/prescriptions',
  subject: 'patient',
})

/** Drafts of visits of the last 14 days. */
export const listUnsignedPrescriptions = defineEndpoint<typeof schemas.listUnsignedPrescriptions>()({
  ...forDoctor,
  name: 'prescriptions.unsigned',
  method: 'GET',
  path: '/api/doctor/unsigned-prescriptions',
  kept: true,
})

/** For whoever scans the code on a prescription. */
export const verifyPrescription = defineEndpoint<typeof schemas.verifyPrescription>()({
  name: 'prescriptions.verify',
  method: 'GET',
  path: '/api/verify/:code',
  access: 'anyone',
  outbox: 'now',
})
