import type { FastifyInstance } from 'fastify'
import { readPatientProfile, savePatientProfile } from '../../shared/patients/patients.contract.ts'
import type { House } from '../platform/http/call.ts'
import { serve } from '../platform/http/serve.ts'
import { readProfile, writeProfile } from './patients.service.ts'

export const contracts = [readPatientProfile, savePatientProfile]

export function routes(app: FastifyInstance, house: House): void {
  serve(app, house, readPatientProfile, readProfile)
  serve(app, house, savePatientProfile, writeProfile)
}
