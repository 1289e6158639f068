import { defineEndpoint, roles } from '../kit/endpoint.ts'
import type * as schemas from './volunteers.schemas.ts'

export const readVolunteer = defineEndpoint<typeof schemas.readVolunteer>()({
  name: 'volunteers.read',
  method: 'GET',
  path: '/api/volunteers/me',
  access: roles,
  mayBeEmpty: true,
  outbox: 'now',
  kept: true,
})

export const saveVolunteer = defineEndpoint<typeof schemas.saveVolunteer>()({
  name: 'volunteers.save',
  method: 'POST',
  path: '/api/volunteers/me',
  access: roles,
  body: true,
  outbox: 'mayWait',
})

export const withdrawVolunteer = defineEndpoint<typeof schemas.withdrawVolunteer>()({
  name: 'volunteers.withdraw',
  method: 'POST',
  path: '/api/volunteers/me/withdraw',
  access: roles,
  body: true,
  outbox: 'mayWait',
})

export const listVolunteers = defineEndpoint<typeof schemas.listVolunteers>()({
  name: 'volunteers.list',
  method: 'GET',
  path: '/api/volunteers',
  access: ['coordinator'],
  outbox: 'now',
})

export const exportVolunteers = defineEndpoint<typeof schemas.exportVolunteers>()({
  name: 'volunteers.export',
  method: 'GET',
  path: '/api/volunteers/export',
  access: ['coordinator'],
  outbox: 'now',
})
