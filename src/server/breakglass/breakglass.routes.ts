import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import {
  findForEmergency,
  listOpened,
  listToReview,
  openInEmergency,
  reviewAccess,
} from './breakglass.operations.ts'
import { review, toReview } from './breakglass.desk.service.ts'
import { find, open, opened } from './breakglass.service.ts'

export const operations = [findForEmergency, openInEmergency, listOpened, listToReview, reviewAccess]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, findForEmergency, find)
  registerEndpoint(app, appContext, openInEmergency, open)
  registerEndpoint(app, appContext, listOpened, opened)
  registerEndpoint(app, appContext, listToReview, toReview)
  registerEndpoint(app, appContext, reviewAccess, review)
}
