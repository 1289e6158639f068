import type { FastifyInstance } from 'fastify'
import {
  attendVital,
  listCriticalVitals,
  listPatientVitals,
  listVitals,
  removeVital,
  restoreVital,
} from '../../shared/vitals/vitals.contract.ts'
import { addVital } from '../../shared/vitals/vitals.entry.contract.ts'
import type { House } from '../platform/http/call.ts'
import { serve } from '../platform/http/serve.ts'
import { attend, listCritical, listOfPatient } from './vitals.care.service.ts'
import { add, list, remove, restore } from './vitals.service.ts'

export const contracts = [
  listVitals,
  addVital,
  removeVital,
  restoreVital,
  listPatientVitals,
  listCriticalVitals,
  attendVital,
]

export function routes(app: FastifyInstance, house: House): void {
  serve(app, house, listVitals, list)
  serve(app, house, addVital, add)
  serve(app, house, removeVital, remove)
  serve(app, house, restoreVital, restore)
  serve(app, house, listPatientVitals, listOfPatient)
  serve(app, house, listCriticalVitals, listCritical)
  serve(app, house, attendVital, attend)
}
