import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import * as operation from './immunizations.operations.ts'
import * as service from './immunizations.service.ts'

export const operations = Object.values(operation)

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, operation.listImmunizations, service.list)
  registerEndpoint(app, appContext, operation.addImmunization, service.add)
  registerEndpoint(app, appContext, operation.markImmunizationWrong, service.markWrong)
  registerEndpoint(app, appContext, operation.listImmunizationsOfPatient, service.listOfPatient)
  registerEndpoint(app, appContext, operation.addImmunizationOfPatient, service.addOfPatient)
  registerEndpoint(app, appContext, operation.confirmImmunization, service.confirm)
  registerEndpoint(app, appContext, operation.markImmunizationOfPatientWrong, service.markWrongOfPatient)
}
