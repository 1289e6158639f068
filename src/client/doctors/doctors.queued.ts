import { messageBundle } from '../platform/i18n/namespaces.ts'
import { typedFrom, type QueuedManifest } from '../platform/outbox/mutation-label.ts'
import { profileRows } from './components/profile-rows.ts'

export const queued: QueuedManifest = {
  messages: [messageBundle('doctors')],
  labels: {
    // By name: an import would put the endpoint into a chunk of its own on the doctor's home.
    'doctors.save': {
      facts: ({ body }) => ({ name: (body as { name: string }).name }),
      rows: profileRows,
      edit: ({ body }) => ({ path: '/profile', draft: 'doctors.profile', typed: typedFrom(body) }),
    },
  },
}
