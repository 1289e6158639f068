import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { open } from './shares.doctor.service.ts'
import * as grants from './grants/shares.grants.service.ts'
import { serveManifests } from './shares.manifests.ts'
import * as operation from './shares.operations.ts'
import * as service from './shares.service.ts'

export const operations = Object.values(operation)

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, operation.listShares, service.list)
  registerEndpoint(app, appContext, operation.readShareContent, service.readContent)
  registerEndpoint(app, appContext, operation.makeShare, service.make)
  registerEndpoint(app, appContext, operation.endShare, service.end)
  registerEndpoint(app, appContext, operation.listGrants, grants.list)
  registerEndpoint(app, appContext, operation.findDoctors, grants.offered)
  registerEndpoint(app, appContext, operation.grantRecord, grants.grant)
  registerEndpoint(app, appContext, operation.endGrant, grants.end)
  registerEndpoint(app, appContext, operation.listGranted, grants.granted)
  registerEndpoint(app, appContext, operation.openShare, open)
  serveManifests(app, appContext)
}
