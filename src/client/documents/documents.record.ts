import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { RecordManifest } from '../platform/manifest/record.ts'

export const record: RecordManifest = {
  to: '/patient/documents',
  icon: 'file-text',
  title: 'documents.title',
  lead: 'documents.lead',
  messages: messageBundle('documents'),
  order: 45,
}
