import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './audit.schemas.ts'

export const listAudit = defineEndpoint<typeof schemas.listAudit>()({
  name: 'audit.list',
  method: 'GET',
  path: '/api/audit',
  access: ['coordinator'],
  outbox: 'now',
})

export const listLooks = defineEndpoint<typeof schemas.listLooks>()({
  name: 'audit.looks',
  method: 'GET',
  path: '/api/patient/access-log',
  access: ['patient'],
  actsFor: 'guardianship',
  outbox: 'now',
  kept: true,
})
