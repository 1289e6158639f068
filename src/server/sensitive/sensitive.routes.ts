import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import * as operation from './sensitive.operations.ts'
import * as service from './sensitive.service.ts'

export const operations = Object.values(operation)

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, operation.readPrivacy, service.read)
  registerEndpoint(app, appContext, operation.markPrivate, service.mark)
  registerEndpoint(app, appContext, operation.openPrivate, service.open)
}
