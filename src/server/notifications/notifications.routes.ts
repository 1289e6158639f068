import type { FastifyInstance } from 'fastify'
import { listNotices, markNoticesSeen } from '../../shared/notifications/notifications.contract.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { list, see } from './notifications.service.ts'

export const contracts = [listNotices, markNoticesSeen]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, listNotices, list)
  registerEndpoint(app, appContext, markNoticesSeen, see)
}
