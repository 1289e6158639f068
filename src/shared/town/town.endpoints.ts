import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './town.schemas.ts'

export const readTown = defineEndpoint<typeof schemas.readTown>()({
  name: 'town.read',
  method: 'GET',
  path: '/api/town',
  access: 'anyone',
  outbox: 'now',
  kept: true,
})
