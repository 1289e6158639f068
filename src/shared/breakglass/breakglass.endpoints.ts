import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './breakglass.schemas.ts'

const ofDoctor = { access: ['doctor'], outbox: 'now' } as const

/** By phone number, which stays out of the address. */
export const findForEmergency = defineEndpoint<typeof schemas.findForEmergency>()({
  ...ofDoctor,
  name: 'breakglass.find',
  method: 'POST',
  path: '/api/doctor/emergency-accesses/search',
  body: true,
})

export const openInEmergency = defineEndpoint<typeof schemas.openInEmergency>()({
  ...ofDoctor,
  name: 'breakglass.open',
  method: 'POST',
  path: '/api/doctor/emergency-accesses',
  stepUp: true,
  body: true,
})

/** Records that this doctor has open now. */
export const listOpened = defineEndpoint<typeof schemas.listOpened>()({
  ...ofDoctor,
  name: 'breakglass.listOpened',
  method: 'GET',
  path: '/api/doctor/emergency-accesses',
})

export const listToReview = defineEndpoint<typeof schemas.listToReview>()({
  name: 'breakglass.listToReview',
  method: 'GET',
  path: '/api/emergency-accesses',
  access: ['coordinator'],
  outbox: 'now',
})

export const reviewAccess = defineEndpoint<typeof schemas.reviewAccess>()({
  name: 'breakglass.review',
  method: 'POST',
  path: '/api/emergency-accesses/:id/review',
  access: ['coordinator'],
  body: true,
  outbox: 'now',
})
