import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import * as operation from './conditions.operations.ts'
import * as service from './conditions.service.ts'

export const operations = Object.values(operation)

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, operation.listConditions, service.list)
  registerEndpoint(app, appContext, operation.addCondition, service.add)
  registerEndpoint(app, appContext, operation.endCondition, service.end)
  registerEndpoint(app, appContext, operation.listConditionsOfPatient, service.listOfPatient)
  registerEndpoint(app, appContext, operation.addConditionOfPatient, service.addOfPatient)
  registerEndpoint(app, appContext, operation.confirmCondition, service.confirm)
  registerEndpoint(app, appContext, operation.endConditionOfPatient, service.endOfPatient)
}
