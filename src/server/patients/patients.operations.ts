import * as endpoints from '../../shared/patients/patients.endpoints.ts'
import * as schemas from '../../shared/patients/patients.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const readPatientProfile = operation(endpoints.readPatientProfile, schemas.readPatientProfile, {
  summary: 'The own patient profile; an empty body when there is none',
  audited: false,
})

export const savePatientProfile = operation(endpoints.savePatientProfile, schemas.savePatientProfile, {
  summary: 'Save the own patient profile; with `from`, laid over what another device saved meanwhile',
  refusals: { changedMeanwhile: 409 },
  audited: true,
})

export const listPatientsInCare = operation(endpoints.listPatientsInCare, schemas.listPatientsInCare, {
  summary: 'Everybody this doctor treats or treated, the last seen first; by name or phone when searched',
  audited: 'daily',
})

export const readPatientInCare = operation(endpoints.readPatientInCare, schemas.readPatientInCare, {
  summary: 'One of them, with the latest appointments of the two; every look is written into the log',
  audited: true,
})

export const listMoreVisits = operation(endpoints.listMoreVisits, schemas.listMoreVisits, {
  summary: 'The appointments of the two beyond the end of that list, the latest first',
  audited: true,
})
