import * as endpoints from '../../shared/vitals/vitals.endpoints.ts'
import * as schemas from '../../shared/vitals/vitals.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const listVitals = operation(endpoints.listVitals, schemas.listVitals, {
  summary: 'The own readings, newest first, at most 180 of each type, with the body mass index',
  audited: false,
})

export const listMoreVitals = operation(endpoints.listMoreVitals, schemas.listMoreVitals, {
  summary: 'The own readings of one type beyond the end of that list, newest first',
  audited: false,
})

export const removeVital = operation(endpoints.removeVital, schemas.removeVital, {
  summary: 'Takes a reading away; it can be restored for three days',
  audited: true,
})

export const restoreVital = operation(endpoints.restoreVital, schemas.restoreVital, {
  summary: 'Takes the removal back',
  audited: true,
})

export const listPatientVitals = operation(endpoints.listPatientVitals, schemas.listPatientVitals, {
  summary: 'The readings of a patient whom this doctor treats or treated',
  audited: true,
})

export const listMorePatientVitals = operation(
  endpoints.listMorePatientVitals,
  schemas.listMorePatientVitals,
  {
    summary: 'The readings of one type of that patient beyond the end of that list, newest first',
    audited: true,
  },
)

export const listCriticalVitals = operation(endpoints.listCriticalVitals, schemas.listCriticalVitals, {
  summary:
    "The latest critical reading of each of the doctor's patients that nobody attends to yet; newest first",
  audited: 'daily',
})

export const attendVital = operation(endpoints.attendVital, schemas.attendVital, {
  summary: 'A doctor takes a critical reading upon themselves; it leaves the list of the others',
  refusals: { alreadyAttended: 409, notCritical: 409 },
  audited: true,
})

export const addVital = operation(endpoints.addVital, schemas.addVital, {
  summary: 'Writes down a reading as it was typed; the answer says what was understood, and the grade',
  status: 201,
  refusals: { profileMissing: 409 },
  audited: true,
  // A phone that was away for a fortnight sends what waited, four readings of each day.
  quotas: [{ per: 'person', most: 60, seconds: 60 * 60 }],
})
