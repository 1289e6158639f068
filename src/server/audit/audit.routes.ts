import type { FastifyInstance } from 'fastify'
import { listAudit } from '../../shared/audit/audit.contract.ts'
import { limited } from '../platform/http/concurrency-limiter.ts'
import type { AppContext } from '../platform/http/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { list } from './audit.service.ts'

export const contracts = [listAudit]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, listAudit, limited(appContext.searchLimiter, list))
}
