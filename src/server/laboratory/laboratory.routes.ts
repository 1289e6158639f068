import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { enterResults, listLaboratories, lookUpOrder } from './laboratory.operations.ts'
import { enter, places, see } from './laboratory.service.ts'

export const operations = [listLaboratories, lookUpOrder, enterResults]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, listLaboratories, places)
  registerEndpoint(app, appContext, lookUpOrder, see)
  registerEndpoint(app, appContext, enterResults, enter)
}
