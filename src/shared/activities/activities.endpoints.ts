import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './activities.schemas.ts'

export const listActivities = defineEndpoint<typeof schemas.listActivities>()({
  name: 'activities.list',
  actsFor: 'guardianship',
  method: 'GET',
  path: '/api/activities',
  access: ['patient'],
  outbox: 'now',
  kept: true,
})
