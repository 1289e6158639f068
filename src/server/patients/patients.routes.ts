import type { FastifyInstance } from 'fastify'
import {
  readPatientProfile,
  savePatientProfile,
  listPatientsInCare,
  readPatientInCare,
  listMoreVisits,
} from './patients.operations.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { readProfile, writeProfile } from './patients.service.ts'
import { listMore, listOwn, readOne } from './patients.treated.service.ts'

export const operations = [
  readPatientProfile,
  savePatientProfile,
  listPatientsInCare,
  readPatientInCare,
  listMoreVisits,
]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, readPatientProfile, readProfile)
  registerEndpoint(app, appContext, savePatientProfile, writeProfile)
  registerEndpoint(app, appContext, listPatientsInCare, listOwn)
  registerEndpoint(app, appContext, readPatientInCare, readOne)
  registerEndpoint(app, appContext, listMoreVisits, listMore)
}
