import * as endpoints from '../../shared/devices/devices.endpoints.ts'
import * as schemas from '../../shared/devices/devices.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const readPushSubscription = operation(endpoints.readPushSubscription, schemas.readPushSubscription, {
  summary: 'Read the key for push subscriptions, and whether this session is subscribed',
  audited: false,
})

export const subscribePush = operation(endpoints.subscribePush, schemas.subscribePush, {
  summary: 'Subscribe this browser to reminders until sign-out; replaces the session’s earlier subscription',
  refusals: { noPushService: 422, tooMany: 409 },
  audited: false,
})

export const unsubscribePush = operation(endpoints.unsubscribePush, schemas.unsubscribePush, {
  summary: 'Unsubscribe this session from reminders',
  audited: false,
})

export const renewPushSubscription = operation(
  endpoints.renewPushSubscription,
  schemas.renewPushSubscription,
  {
    summary: 'Replace a push endpoint that the browser has changed; needs the old endpoint and its secret',
    refusals: { noPushService: 422 },
    audited: false,
  },
)
