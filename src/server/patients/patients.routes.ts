import type { FastifyInstance } from 'fastify'
import {
  addPatient,
  listActingFor,
  readPatientProfile,
  savePatientProfile,
  listPatientsInCare,
  readPatientInCare,
  listMoreVisits,
} from './patients.operations.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { readProfile, writeProfile } from './patients.service.ts'
import { add, listOfAccount } from './patients.guardians.service.ts'
import { listMore, listOwn, readOne } from './patients.treated.service.ts'

export const operations = [
  readPatientProfile,
  savePatientProfile,
  listActingFor,
  addPatient,
  listPatientsInCare,
  readPatientInCare,
  listMoreVisits,
]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, readPatientProfile, readProfile)
  registerEndpoint(app, appContext, savePatientProfile, writeProfile)
  registerEndpoint(app, appContext, listActingFor, listOfAccount)
  registerEndpoint(app, appContext, addPatient, add)
  registerEndpoint(app, appContext, listPatientsInCare, listOwn)
  registerEndpoint(app, appContext, readPatientInCare, readOne)
  registerEndpoint(app, appContext, listMoreVisits, listMore)
}
