import { defineEndpoint, signedIn } from '../kit/endpoint.ts'
import type * as schemas from './family.schemas.ts'

const own = { method: 'POST', ...signedIn, outbox: 'now' } as const

export const sealSecret = defineEndpoint<typeof schemas.sealSecret>()({
  ...own,
  name: 'family.seal',
  path: '/api/family/seal',
  body: true,
})

export const openSecret = defineEndpoint<typeof schemas.openSecret>()({
  ...own,
  name: 'family.open',
  path: '/api/family/open',
  body: true,
})
