import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './sharing.schemas.ts'

export const listAccess = defineEndpoint<typeof schemas.listAccess>()({
  name: 'sharing.listAccess',
  actsFor: 'guardianship',
  method: 'GET',
  path: '/api/sharing/access',
  access: ['patient'],
  outbox: 'now',
})

export const invite = defineEndpoint<typeof schemas.invite>()({
  name: 'sharing.invite',
  actsFor: 'guardianship',
  method: 'POST',
  path: '/api/sharing/access',
  access: ['patient'],
  body: true,
  outbox: 'now',
})

export const endAccess = defineEndpoint<typeof schemas.endAccess>()({
  name: 'sharing.endAccess',
  actsFor: 'guardianship',
  method: 'POST',
  path: '/api/sharing/access/:id/end',
  access: ['patient'],
  outbox: 'now',
})

export const tellMissed = defineEndpoint<typeof schemas.tellMissed>()({
  name: 'sharing.tellMissed',
  actsFor: 'guardianship',
  method: 'POST',
  path: '/api/sharing/access/:id/missed-doses',
  access: ['patient'],
  body: true,
  outbox: 'now',
})

export const listInvitations = defineEndpoint<typeof schemas.listInvitations>()({
  name: 'sharing.listInvitations',
  method: 'GET',
  path: '/api/sharing/invitations',
  access: ['patient'],
  outbox: 'now',
})

export const acceptInvitation = defineEndpoint<typeof schemas.acceptInvitation>()({
  name: 'sharing.accept',
  method: 'POST',
  path: '/api/sharing/invitations/:id/accept',
  access: ['patient'],
  outbox: 'now',
})

export const endHelping = defineEndpoint<typeof schemas.endHelping>()({
  name: 'sharing.endHelping',
  method: 'POST',
  path: '/api/sharing/invitations/:id/end',
  access: ['patient'],
  outbox: 'now',
})

export const makeHandOverCode = defineEndpoint<typeof schemas.makeHandOverCode>()({
  name: 'sharing.makeCode',
  actsFor: 'guardianship',
  method: 'POST',
  path: '/api/sharing/hand-over/code',
  access: ['patient'],
  outbox: 'now',
})

export const takeOver = defineEndpoint<typeof schemas.takeOver>()({
  name: 'sharing.takeOver',
  method: 'POST',
  path: '/api/sharing/hand-over',
  access: ['patient'],
  body: true,
  outbox: 'now',
})
