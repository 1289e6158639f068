import type { FastifyInstance } from 'fastify'
import { listAudit } from '../../shared/audit/audit.contract.ts'
import { limited } from '../platform/http/concurrency-limiter.ts'
import type { House } from '../platform/http/call.ts'
import { serve } from '../platform/http/serve.ts'
import { list } from './audit.service.ts'

export const contracts = [listAudit]

export function routes(app: FastifyInstance, house: House): void {
  serve(app, house, listAudit, limited(house.searchLimiter, list))
}
