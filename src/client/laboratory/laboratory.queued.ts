import type { ResultsBody } from '../../shared/laboratory/laboratory.forms.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { QueuedManifest } from '../platform/outbox/mutation-label.ts'

export const queued: QueuedManifest = {
  messages: [messageBundle('laboratory')],
  labels: {
    // Not by the endpoint: every phone would load it for a name.
    'laboratory.enter': { facts: ({ body }) => ({ count: (body as ResultsBody).entries.length }) },
    'laboratory.beginReport': { facts: () => ({}) },
    'laboratory.addReport': { facts: () => ({}) },
  },
}
