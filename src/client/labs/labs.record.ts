import type { RecordManifest } from '../platform/manifest/record.ts'

export const record: RecordManifest = {
  to: '/labs',
  icon: 'test-tube',
  title: 'patientRecords.labs',
  lead: 'patientRecords.labsLead',
  order: 20,
}
