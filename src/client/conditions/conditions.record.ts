import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { RecordManifest } from '../platform/manifest/record.ts'

export const record: RecordManifest = {
  to: '/patient/conditions',
  icon: 'triangle-alert',
  title: 'conditions.title',
  lead: 'conditions.lead',
  messages: messageBundle('conditions'),
  order: 4,
}
