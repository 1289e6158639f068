import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './labs.schemas.ts'

// Apart from the other, which patients' pages load.
const ofDoctor = { access: ['doctor'], subject: 'patient', outbox: 'now' } as const

export const listLabsOfPatient = defineEndpoint<typeof schemas.listLabsOfPatient>()({
  ...ofDoctor,
  name: 'labs.ofPatient',
  method: 'GET',
  path: '/api/patients/:id/labs',
})

export const orderLabs = defineEndpoint<typeof schemas.orderLabs>()({
  ...ofDoctor,
  name: 'labs.order',
  method: 'POST',
  path: '/api/patients/:id/labs',
  body: true,
})

export const cancelLabs = defineEndpoint<typeof schemas.cancelLabs>()({
  ...ofDoctor,
  name: 'labs.cancel',
  method: 'POST',
  path: '/api/patients/:id/labs/cancel',
  body: true,
})

export const listLabReviews = defineEndpoint<typeof schemas.listLabReviews>()({
  name: 'labs.reviews',
  method: 'GET',
  path: '/api/lab-reviews',
  access: ['doctor'],
  outbox: 'now',
})

/** Of an own order, also where the doctor treats the patient no longer, or of one of a doctor on leave. */
export const reviewLabs = defineEndpoint<typeof schemas.reviewLabs>()({
  name: 'labs.review',
  method: 'POST',
  path: '/api/lab-reviews/:id',
  access: ['doctor'],
  outbox: 'now',
  body: true,
})
