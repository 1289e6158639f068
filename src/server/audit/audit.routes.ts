import type { FastifyInstance } from 'fastify'
import { listAudit } from './audit.operations.ts'
import { limited } from '../platform/runtime/concurrency-limiter.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { list } from './audit.service.ts'

export const operations = [listAudit]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, listAudit, limited(appContext.searchLimiter, list))
}
