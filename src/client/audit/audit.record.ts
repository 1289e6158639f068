import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { RecordManifest } from '../platform/manifest/record.ts'

export const record: RecordManifest = {
  to: '/patient/access-log',
  icon: 'eye',
  title: 'accessLog.title',
  lead: 'accessLog.lead',
  messages: messageBundle('access-log'),
  order: 90,
}
