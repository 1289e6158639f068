import { addPaper } from '../../shared/prescriptions/prescriptions.endpoints.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { QueuedManifest } from '../platform/outbox/mutation-label.ts'

export const queued: QueuedManifest = {
  messages: [messageBundle('prescriptions')],
  labels: { [addPaper.name]: { facts: () => ({}) } },
}
