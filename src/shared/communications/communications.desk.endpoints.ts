import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './communications.schemas.ts'

export const listLate = defineEndpoint<typeof schemas.listLate>()({
  name: 'communications.late',
  method: 'GET',
  path: '/api/communications/late',
  access: ['coordinator'],
  outbox: 'now',
})
