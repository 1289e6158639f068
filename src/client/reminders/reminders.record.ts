import type { RecordManifest } from '../platform/manifest/record.ts'

export const record: RecordManifest = {
  to: '/reminders',
  icon: 'bell',
  title: 'patientRecords.reminders',
  lead: 'patientRecords.remindersLead',
  order: 40,
}
