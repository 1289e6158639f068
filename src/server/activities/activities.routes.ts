import type { FastifyInstance } from 'fastify'
import { listActivities } from './activities.operations.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { list } from './activities.service.ts'

export const operations = [listActivities]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, listActivities, list)
}
