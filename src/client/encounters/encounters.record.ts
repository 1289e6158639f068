import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { RecordManifest } from '../platform/manifest/record.ts'

export const record: RecordManifest = {
  to: '/patient/visits',
  icon: 'file-text',
  title: 'visitNotes.title',
  lead: 'visitNotes.lead',
  messages: messageBundle('visit-notes'),
  order: 5,
}
