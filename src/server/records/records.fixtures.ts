import type { AccessRows } from '../platform/context/access-rows.ts'

export const accessRows: AccessRows = {
  'records.ofPatient': ({ patientId }) => Promise.resolve({ owner: 'doctor', id: patientId }),
}
