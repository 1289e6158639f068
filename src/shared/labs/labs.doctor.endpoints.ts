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
