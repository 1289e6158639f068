import type { FastifyInstance } from 'fastify'
import { listAudit, listLooks } from './audit.operations.ts'
import { limited } from '../platform/runtime/concurrency-limiter.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { list, looksAt } from './audit.service.ts'

export const operations = [listAudit, listLooks]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, listAudit, limited(appContext.searchLimiter, list))
  registerEndpoint(app, appContext, listLooks, looksAt)
}
