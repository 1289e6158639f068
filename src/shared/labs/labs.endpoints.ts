import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './labs.schemas.ts'

export const listLabs = defineEndpoint<typeof schemas.listLabs>()({
  name: 'labs.list',
  method: 'GET',
  path: '/api/labs',
  access: ['patient'],
  actsFor: 'guardianship',
  outbox: 'now',
  kept: true,
})
