import { dispense } from '../../shared/dispensing/dispensing.endpoints.ts'
import type { DispenseBody } from '../../shared/dispensing/dispensing.forms.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { QueuedManifest } from '../platform/outbox/mutation-label.ts'

export const queued: QueuedManifest = {
  messages: [messageBundle('dispensing')],
  labels: {
    [dispense.name]: { facts: ({ body }) => ({ count: (body as DispenseBody).items.length }) },
  },
}
