import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import * as operation from './legalholds.operations.ts'
import * as service from './legalholds.service.ts'

export const operations = Object.values(operation)

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, operation.listLegalHolds, service.listOfPatient)
  registerEndpoint(app, appContext, operation.markLegalHold, service.mark)
  registerEndpoint(app, appContext, operation.endLegalHold, service.end)
  registerEndpoint(app, appContext, operation.takeBackLegalHold, service.takeBack)
}
