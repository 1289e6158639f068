import * as endpoints from '../../shared/records/records.endpoints.ts'
import * as schemas from '../../shared/records/records.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

const what =
  'visits, prescriptions, what was dispensed, readings, documents, allergies, illnesses and medicines, newest first'

export const listRecords = operation(endpoints.listRecords, schemas.listRecords, {
  summary: `Read the patient’s timeline: ${what}`,
  audited: false,
})

export const listRecordsOfPatient = operation(endpoints.listRecordsOfPatient, schemas.listRecordsOfPatient, {
  summary: `Read the timeline of a patient whom this doctor treats or treated: ${what}`,
  audited: true,
})
