import * as endpoints from '../../shared/doctors/doctors.endpoints.ts'
import * as schemas from '../../shared/doctors/doctors.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const readDoctorProfile = operation(endpoints.readDoctorProfile, schemas.readDoctorProfile, {
  summary: 'Read your doctor profile; an empty body when there is none',
  audited: false,
})

export const saveDoctorProfile = operation(endpoints.saveDoctorProfile, schemas.saveDoctorProfile, {
  summary: 'Save your doctor profile; with `from`, merged with what another device saved meanwhile',
  refusals: { changedMeanwhile: 409 },
  audited: true,
})

export const listDoctors = operation(endpoints.listDoctors, schemas.listDoctors, {
  summary:
    'List doctors with their registration number, page by page, longest waiting first, for the coordinator',
  audited: false,
})

export const approveDoctor = operation(endpoints.approveDoctor, schemas.approveDoctor, {
  summary: 'Approve a doctor whose registration was checked; they may receive requests and treat',
  refusals: { registrationMissing: 409, registrationChanged: 409, alreadyDecided: 409 },
  audited: true,
})

export const refuseDoctor = operation(endpoints.refuseDoctor, schemas.refuseDoctor, {
  summary: 'Refuse a registration; the doctor sees the reason and may enter another number',
  refusals: { alreadyDecided: 409 },
  audited: true,
})

export const suspendDoctor = operation(endpoints.suspendDoctor, schemas.suspendDoctor, {
  summary: 'Suspend an approved doctor at once; requests and appointments move on to others',
  refusals: { alreadyDecided: 409 },
  audited: true,
})

export const readmitDoctor = operation(endpoints.readmitDoctor, schemas.readmitDoctor, {
  summary: 'Put a refused or suspended doctor back into approval',
  refusals: { alreadyDecided: 409 },
  audited: true,
})
