import type { FastifyInstance } from 'fastify'
import {
  listMorePatientVitals,
  listMoreVitals,
  listPatientVitals,
  listVitals,
  removeVital,
  restoreVital,
  addVital,
} from './vitals.operations.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { listMoreOfPatient, listOfPatient } from './vitals.care.service.ts'
import { add, list, listMore, remove, restore } from './vitals.service.ts'

export const operations = [
  listVitals,
  listMoreVitals,
  addVital,
  removeVital,
  restoreVital,
  listPatientVitals,
  listMorePatientVitals,
]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, listVitals, list)
  registerEndpoint(app, appContext, listMoreVitals, listMore)
  registerEndpoint(app, appContext, addVital, add)
  registerEndpoint(app, appContext, removeVital, remove)
  registerEndpoint(app, appContext, restoreVital, restore)
  registerEndpoint(app, appContext, listPatientVitals, listOfPatient)
  registerEndpoint(app, appContext, listMorePatientVitals, listMoreOfPatient)
}
