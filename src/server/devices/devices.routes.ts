import type { FastifyInstance } from 'fastify'
import {
  readPushSubscription,
  renewPushSubscription,
  subscribePush,
  unsubscribePush,
} from './devices.operations.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { read, renew, subscribe, unsubscribe } from './devices.service.ts'

export const operations = [readPushSubscription, subscribePush, unsubscribePush, renewPushSubscription]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, readPushSubscription, read)
  registerEndpoint(app, appContext, subscribePush, subscribe)
  registerEndpoint(app, appContext, unsubscribePush, unsubscribe)
  registerEndpoint(app, appContext, renewPushSubscription, renew)
}
