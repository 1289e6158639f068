import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { RecordManifest } from '../platform/manifest/record.ts'

export const record: RecordManifest = {
  to: '/patient/vaccinations',
  icon: 'syringe',
  title: 'immunizations.title',
  lead: 'immunizations.lead',
  messages: messageBundle('immunizations'),
  order: 42,
}
