import type { FastifyInstance } from 'fastify'
import {
  exportVolunteers,
  listVolunteers,
  readVolunteer,
  saveVolunteer,
  withdrawVolunteer,
} from './volunteers.operations.ts'
import { limited } from '../platform/runtime/concurrency-limiter.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { exportAll, list, readOwn, save, withdraw } from './volunteers.service.ts'

export const operations = [readVolunteer, saveVolunteer, withdrawVolunteer, listVolunteers, exportVolunteers]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, readVolunteer, readOwn)
  registerEndpoint(app, appContext, saveVolunteer, save)
  registerEndpoint(app, appContext, withdrawVolunteer, withdraw)
  registerEndpoint(app, appContext, listVolunteers, limited(appContext.searchLimiter, list))
  registerEndpoint(app, appContext, exportVolunteers, limited(appContext.searchLimiter, exportAll))
}
