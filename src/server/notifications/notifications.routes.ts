import type { FastifyInstance } from 'fastify'
import { listNotices, markNoticesSeen } from '../../shared/notifications/notifications.contract.ts'
import type { House } from '../platform/http/call.ts'
import { serve } from '../platform/http/serve.ts'
import { list, see } from './notifications.service.ts'

export const contracts = [listNotices, markNoticesSeen]

export function routes(app: FastifyInstance, house: House): void {
  serve(app, house, listNotices, list)
  serve(app, house, markNoticesSeen, see)
}
