import type { RecordManifest } from '../platform/manifest/record.ts'

export const record: RecordManifest = {
  to: '/vitals',
  icon: 'heart-pulse',
  title: 'patientRecords.vitals',
  lead: 'patientRecords.vitalsLead',
  order: 30,
}
