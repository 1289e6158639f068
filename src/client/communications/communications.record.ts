import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { RecordManifest } from '../platform/manifest/record.ts'

export const record: RecordManifest = {
  to: '/patient/messages',
  icon: 'message',
  title: 'communications.title',
  lead: 'communications.lead',
  messages: messageBundle('communications'),
  order: 3,
}
