import * as endpoints from '../../shared/devices/devices.endpoints.ts'
import * as schemas from '../../shared/devices/devices.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const readPushSubscription = operation(endpoints.readPushSubscription, schemas.readPushSubscription, {
  summary: 'The key that a browser ties its push subscription to, and whether this sign-in rings already',
  audited: false,
})

export const subscribePush = operation(endpoints.subscribePush, schemas.subscribePush, {
  summary: 'Doses ring on this browser, until logout. One for each sign-in: another takes its place',
  refusals: { noPushService: 422, tooMany: 409 },
  audited: false,
})

export const unsubscribePush = operation(endpoints.unsubscribePush, schemas.unsubscribePush, {
  summary: 'This sign-in rings no more',
  audited: false,
})

export const renewPushSubscription = operation(
  endpoints.renewPushSubscription,
  schemas.renewPushSubscription,
  {
    summary: 'The browser was given another address. Whoever knows the old one with its secret may say so',
    refusals: { noPushService: 422 },
    audited: false,
  },
)
