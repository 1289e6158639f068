import { defineEndpoint, signedIn } from '../kit/endpoint.ts'
import type * as schemas from './volunteers.schemas.ts'

export const readVolunteer = defineEndpoint<typeof schemas.readVolunteer>()({
  name: 'volunteers.read',
  method: 'GET',
  path: '/api/volunteers/me',
  ...signedIn,
  mayBeEmpty: true,
  outbox: 'now',
  kept: true,
})

export const saveVolunteer = defineEndpoint<typeof schemas.saveVolunteer>()({
  name: 'volunteers.save',
  method: 'POST',
  path: '/api/volunteers/me',
  ...signedIn,
  body: true,
  outbox: 'mayWait',
})

export const withdrawVolunteer = defineEndpoint<typeof schemas.withdrawVolunteer>()({
  name: 'volunteers.withdraw',
  method: 'POST',
  path: '/api/volunteers/me/withdraw',
  ...signedIn,
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
