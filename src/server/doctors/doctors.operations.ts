import * as endpoints from '../../shared/doctors/doctors.endpoints.ts'
import * as schemas from '../../shared/doctors/doctors.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const readDoctorProfile = operation(endpoints.readDoctorProfile, schemas.readDoctorProfile, {
  summary: 'The own doctor profile; an empty body when there is none',
  audited: false,
})

export const saveDoctorProfile = operation(endpoints.saveDoctorProfile, schemas.saveDoctorProfile, {
  summary: 'Save the own doctor profile; with `from`, laid over what another device saved meanwhile',
  refusals: { changedMeanwhile: 409 },
  audited: true,
})

export const listDoctors = operation(endpoints.listDoctors, schemas.listDoctors, {
  summary:
    'Doctors with their registration number, for the coordinator, page by page; who waits, longest waiting first',
  audited: false,
})

export const approveDoctor = operation(endpoints.approveDoctor, schemas.approveDoctor, {
  summary: 'The registration was checked: the doctor may receive requests and treat',
  refusals: { registrationMissing: 409, registrationChanged: 409, alreadyDecided: 409 },
  audited: true,
})

export const refuseDoctor = operation(endpoints.refuseDoctor, schemas.refuseDoctor, {
  summary: 'The registration does not hold: the doctor reads why and may give another number',
  refusals: { alreadyDecided: 409 },
  audited: true,
})

export const suspendDoctor = operation(endpoints.suspendDoctor, schemas.suspendDoctor, {
  summary: 'An approved doctor loses the right to treat at once; requests and appointments go on to others',
  refusals: { alreadyDecided: 409 },
  audited: true,
})

export const readmitDoctor = operation(endpoints.readmitDoctor, schemas.readmitDoctor, {
  summary: 'A refused or suspended doctor is back in approval, to be checked anew',
  refusals: { alreadyDecided: 409 },
  audited: true,
})
