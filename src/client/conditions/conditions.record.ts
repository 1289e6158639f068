import { conditionMessages } from '../platform/i18n/condition-name.ts'
import type { RecordManifest } from '../platform/manifest/record.ts'

export const record: RecordManifest = {
  to: '/patient/conditions',
  icon: 'triangle-alert',
  title: 'conditions.title',
  lead: 'conditions.lead',
  messages: conditionMessages,
  order: 4,
}
