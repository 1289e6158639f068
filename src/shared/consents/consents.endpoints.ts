import { defineEndpoint, signedIn } from '../kit/endpoint.ts'
import type * as schemas from './consents.schemas.ts'

export const readConsents = defineEndpoint<typeof schemas.readConsents>()({
  name: 'consents.read',
  method: 'GET',
  path: '/api/consents',
  ...signedIn,
  actsFor: 'guardianship',
  outbox: 'now',
  kept: true,
})

export const saveConsents = defineEndpoint<typeof schemas.saveConsents>()({
  name: 'consents.save',
  method: 'POST',
  path: '/api/consents',
  ...signedIn,
  actsFor: 'guardianship',
  body: true,
  outbox: 'now',
})
