import type { FastifyInstance } from 'fastify'
import { readPatientProfile, savePatientProfile } from '../../shared/patients/patients.contract.ts'
import { listTreatedPatients, readTreatedPatient } from '../../shared/patients/patients.treated.contract.ts'
import type { House } from '../platform/http/call.ts'
import { serve } from '../platform/http/serve.ts'
import { readProfile, writeProfile } from './patients.service.ts'
import { listOwn, readOne } from './patients.treated.service.ts'

export const contracts = [readPatientProfile, savePatientProfile, listTreatedPatients, readTreatedPatient]

export function routes(app: FastifyInstance, house: House): void {
  serve(app, house, readPatientProfile, readProfile)
  serve(app, house, savePatientProfile, writeProfile)
  serve(app, house, listTreatedPatients, listOwn)
  serve(app, house, readTreatedPatient, readOne)
}
