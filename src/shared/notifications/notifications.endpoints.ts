import { defineEndpoint, roles, signedIn } from '../kit/endpoint.ts'
import type * as schemas from './notifications.schemas.ts'

export const listNotices = defineEndpoint<typeof schemas.listNotices>()({
  name: 'notifications.list',
  method: 'GET',
  path: '/api/notifications',
  access: roles,
  outbox: 'now',
  kept: true,
})

export const listMoreNotices = defineEndpoint<typeof schemas.listMoreNotices>()({
  name: 'notifications.more',
  method: 'GET',
  path: '/api/notifications/more',
  access: roles,
  outbox: 'now',
})

export const markNoticesSeen = defineEndpoint<typeof schemas.markNoticesSeen>()({
  name: 'notifications.seen',
  method: 'POST',
  path: '/api/notifications/seen',
  ...signedIn,
  body: true,
  // Sent by the page, not by the person: it is repeated on the next visit.
  outbox: 'now',
})
