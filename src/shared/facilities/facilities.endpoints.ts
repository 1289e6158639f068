import { defineEndpoint, signedIn } from '../kit/endpoint.ts'
import type * as schemas from './facilities.schemas.ts'

export const listFacilities = defineEndpoint<typeof schemas.listFacilities>()({
  name: 'facilities.list',
  method: 'GET',
  path: '/api/facilities',
  ...signedIn,
  outbox: 'now',
  kept: true,
})

export const listVillages = defineEndpoint<typeof schemas.listVillages>()({
  name: 'facilities.listVillages',
  method: 'GET',
  path: '/api/villages',
  ...signedIn,
  outbox: 'now',
  kept: true,
})

export const listAllFacilities = defineEndpoint<typeof schemas.listAllFacilities>()({
  name: 'facilities.listAll',
  method: 'GET',
  path: '/api/facilities/all',
  access: ['coordinator'],
  outbox: 'now',
})

const byCoordinator = { method: 'POST', access: ['coordinator'], outbox: 'now' } as const

export const addFacility = defineEndpoint<typeof schemas.addFacility>()({
  ...byCoordinator,
  name: 'facilities.add',
  path: '/api/facilities',
  body: true,
})

export const editFacility = defineEndpoint<typeof schemas.editFacility>()({
  ...byCoordinator,
  name: 'facilities.edit',
  path: '/api/facilities/:id',
  body: true,
})

export const hideFacility = defineEndpoint<typeof schemas.hideFacility>()({
  ...byCoordinator,
  name: 'facilities.hide',
  path: '/api/facilities/:id/hide',
})

export const showFacility = defineEndpoint<typeof schemas.showFacility>()({
  ...byCoordinator,
  name: 'facilities.show',
  path: '/api/facilities/:id/show',
})

export const listMembers = defineEndpoint<typeof schemas.listMembers>()({
  name: 'facilities.listMembers',
  method: 'GET',
  path: '/api/facilities/:id/members',
  access: ['coordinator'],
  outbox: 'now',
})

export const addMember = defineEndpoint<typeof schemas.addMember>()({
  ...byCoordinator,
  name: 'facilities.addMember',
  path: '/api/facilities/:id/members',
  stepUp: true,
  body: true,
})

export const endMember = defineEndpoint<typeof schemas.endMember>()({
  ...byCoordinator,
  name: 'facilities.endMember',
  path: '/api/facilities/:id/members/end',
  body: true,
})
