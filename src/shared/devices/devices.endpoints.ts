import { defineEndpoint, signedIn } from '../kit/endpoint.ts'
import type * as schemas from './devices.schemas.ts'

const own = { ...signedIn, outbox: 'now' } as const

export const readPushSubscription = defineEndpoint<typeof schemas.readPushSubscription>()({
  ...own,
  name: 'devices.read',
  method: 'GET',
  path: '/api/devices',
  kept: true,
})

export const subscribePush = defineEndpoint<typeof schemas.subscribePush>()({
  ...own,
  name: 'devices.ring',
  method: 'POST',
  path: '/api/devices',
  body: true,
})

export const unsubscribePush = defineEndpoint<typeof schemas.unsubscribePush>()({
  ...own,
  name: 'devices.silence',
  method: 'POST',
  path: '/api/devices/silence',
})

export const renewPushSubscription = defineEndpoint<typeof schemas.renewPushSubscription>()({
  ...own,
  name: 'devices.renew',
  method: 'POST',
  path: '/api/devices/renew',
  /** The service worker that reports the change has no token. */
  access: 'anyone',
  body: true,
})
