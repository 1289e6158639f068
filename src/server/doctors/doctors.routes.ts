import type { FastifyInstance } from 'fastify'
import {
  approveDoctor,
  listDoctors,
  readDoctorProfile,
  saveDoctorProfile,
} from '../../shared/doctors/doctors.contract.ts'
import type { House } from '../platform/http/call.ts'
import { serve } from '../platform/http/serve.ts'
import { approve, list, readProfile, writeProfile } from './doctors.service.ts'

export const contracts = [readDoctorProfile, saveDoctorProfile, listDoctors, approveDoctor]

export function routes(app: FastifyInstance, house: House): void {
  serve(app, house, readDoctorProfile, readProfile)
  serve(app, house, saveDoctorProfile, writeProfile)
  serve(app, house, listDoctors, list)
  serve(app, house, approveDoctor, approve)
}
