import * as endpoints from '../../shared/patients/patients.endpoints.ts'
import * as schemas from '../../shared/patients/patients.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const readPatientProfile = operation(endpoints.readPatientProfile, schemas.readPatientProfile, {
  summary: 'Read your patient profile; an empty body when there is none',
  audited: false,
})

export const savePatientProfile = operation(endpoints.savePatientProfile, schemas.savePatientProfile, {
  summary: 'Save your patient profile; with `from`, merged with what another device saved meanwhile',
  refusals: { changedMeanwhile: 409 },
  audited: true,
})

export const listActingFor = operation(endpoints.listActingFor, schemas.listActingFor, {
  summary: 'List the patients this account acts for; name one in the Patient-Id header of other requests',
  audited: false,
})

export const addPatient = operation(endpoints.addPatient, schemas.addPatient, {
  summary: 'Add somebody of the family as a patient this account acts for; an adult must have agreed',
  status: 201,
  refusals: { tooManyPeople: 409 },
  audited: true,
})

export const listPatientsInCare = operation(endpoints.listPatientsInCare, schemas.listPatientsInCare, {
  summary: 'List the patients this doctor treats or treated, last seen first; searchable by name or phone',
  audited: 'daily',
  unapprovedAnswer: { patients: [], next: null },
})

export const readPatientInCare = operation(endpoints.readPatientInCare, schemas.readPatientInCare, {
  summary: 'Read one of them, with the latest appointments of the two; every read is audited',
  audited: true,
})

export const listMoreVisits = operation(endpoints.listMoreVisits, schemas.listMoreVisits, {
  summary: 'Continue the list of these appointments, latest first',
  audited: true,
})
