import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './sensitive.schemas.ts'

const ofPatient = { access: ['patient'], actsFor: 'guardianship', outbox: 'now' } as const

/** By the id of a visit, of a document or of an illness. */
export const readPrivacy = defineEndpoint<typeof schemas.readPrivacy>()({
  ...ofPatient,
  name: 'sensitive.read',
  method: 'GET',
  path: '/api/privacy/:id',
})

export const markPrivate = defineEndpoint<typeof schemas.markPrivate>()({
  ...ofPatient,
  name: 'sensitive.mark',
  method: 'POST',
  path: '/api/privacy/:id/mark',
  body: true,
})

/** To one doctor who treats the patient, or no longer. */
export const openPrivate = defineEndpoint<typeof schemas.openPrivate>()({
  ...ofPatient,
  name: 'sensitive.open',
  method: 'POST',
  path: '/api/privacy/:id/open',
  body: true,
})
