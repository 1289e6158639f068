import type { FastifyInstance } from 'fastify'
import { listMoreNotices, listNotices, markNoticesSeen } from './notifications.operations.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { list, listMore, see } from './notifications.service.ts'

export const operations = [listNotices, listMoreNotices, markNoticesSeen]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, listNotices, list)
  registerEndpoint(app, appContext, listMoreNotices, listMore)
  registerEndpoint(app, appContext, markNoticesSeen, see)
}
