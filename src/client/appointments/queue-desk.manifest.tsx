import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { LazyScreenManifest } from '../platform/manifest/manifest.ts'

/** The desk's tab, loaded with its messages like a screen when it is opened. */
export const queueDesk: LazyScreenManifest = {
  path: '/desk',
  roles: ['coordinator'],
  messages: [messageBundle('queue')],
  load: async () => ({ Screen: (await import('./components/queue/queue-desk.tsx')).QueueDesk }),
}
