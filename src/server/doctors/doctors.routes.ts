import type { FastifyInstance } from 'fastify'
import {
  approveDoctor,
  listDoctors,
  readmitDoctor,
  refuseDoctor,
  suspendDoctor,
} from '../../shared/doctors/doctors.desk.contract.ts'
import { readDoctorProfile, saveDoctorProfile } from '../../shared/doctors/doctors.contract.ts'
import type { House } from '../platform/http/call.ts'
import { serve } from '../platform/http/serve.ts'
import { approve, readmit, refuseApproval, suspend } from './doctors.approval.service.ts'
import { list, readProfile, writeProfile } from './doctors.service.ts'

export const contracts = [
  readDoctorProfile,
  saveDoctorProfile,
  listDoctors,
  approveDoctor,
  refuseDoctor,
  suspendDoctor,
  readmitDoctor,
]

export function routes(app: FastifyInstance, house: House): void {
  serve(app, house, readDoctorProfile, readProfile)
  serve(app, house, saveDoctorProfile, writeProfile)
  serve(app, house, listDoctors, list)
  serve(app, house, approveDoctor, approve)
  serve(app, house, refuseDoctor, refuseApproval)
  serve(app, house, suspendDoctor, suspend)
  serve(app, house, readmitDoctor, readmit)
}
