import type { FastifyInstance } from 'fastify'
import { listActivities } from '../../shared/activities/activities.contract.ts'
import type { House } from '../platform/http/call.ts'
import { serve } from '../platform/http/serve.ts'
import { list } from './activities.service.ts'

export const contracts = [listActivities]

export function routes(app: FastifyInstance, house: House): void {
  serve(app, house, listActivities, list)
}
