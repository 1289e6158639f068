import type { RecordManifest } from '../platform/manifest/record.ts'

export const record: RecordManifest = {
  to: '/prescriptions',
  icon: 'pill',
  title: 'patientRecords.prescriptions',
  lead: 'patientRecords.prescriptionsLead',
  order: 10,
}
