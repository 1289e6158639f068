import * as endpoints from '../../shared/vitals/vitals.endpoints.ts'
import * as schemas from '../../shared/vitals/vitals.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const listVitals = operation(endpoints.listVitals, schemas.listVitals, {
  summary: 'List your readings, newest first, at most 180 of each type, with the body mass index',
  audited: false,
})

export const listMoreVitals = operation(endpoints.listMoreVitals, schemas.listMoreVitals, {
  summary: 'Continue your readings of one type, newest first',
  audited: false,
})

export const removeVital = operation(endpoints.removeVital, schemas.removeVital, {
  summary: 'Remove a reading; it can be restored for three days',
  audited: true,
})

export const restoreVital = operation(endpoints.restoreVital, schemas.restoreVital, {
  summary: 'Restore a removed reading',
  audited: true,
})

export const listPatientVitals = operation(endpoints.listPatientVitals, schemas.listPatientVitals, {
  summary: 'List the readings of a patient whom this doctor treats or treated',
  audited: true,
})

export const listMorePatientVitals = operation(
  endpoints.listMorePatientVitals,
  schemas.listMorePatientVitals,
  {
    summary: 'Continue that patient’s readings of one type, newest first',
    audited: true,
  },
)

export const addVital = operation(endpoints.addVital, schemas.addVital, {
  summary: 'Record a reading as typed; the answer contains the parsed value and the grade',
  status: 201,
  refusals: { profileMissing: 409 },
  audited: true,
  // Sized for a phone that was offline for a fortnight, with four readings a day.
  quotas: [{ per: 'person', most: 60, seconds: 60 * 60 }],
})
