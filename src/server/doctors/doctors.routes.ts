import type { FastifyInstance } from 'fastify'
import {
  approveDoctor,
  listDoctors,
  readmitDoctor,
  refuseDoctor,
  suspendDoctor,
  readDoctorProfile,
  saveDoctorProfile,
} from './doctors.operations.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { approve, readmit, refuseApproval, suspend } from './doctors.approval.service.ts'
import { list, readProfile, writeProfile } from './doctors.service.ts'

export const operations = [
  readDoctorProfile,
  saveDoctorProfile,
  listDoctors,
  approveDoctor,
  refuseDoctor,
  suspendDoctor,
  readmitDoctor,
]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, readDoctorProfile, readProfile)
  registerEndpoint(app, appContext, saveDoctorProfile, writeProfile)
  registerEndpoint(app, appContext, listDoctors, list)
  registerEndpoint(app, appContext, approveDoctor, approve)
  registerEndpoint(app, appContext, refuseDoctor, refuseApproval)
  registerEndpoint(app, appContext, suspendDoctor, suspend)
  registerEndpoint(app, appContext, readmitDoctor, readmit)
}
