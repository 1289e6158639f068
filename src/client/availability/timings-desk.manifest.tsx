import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { LazyScreenManifest } from '../platform/manifest/manifest.ts'

/** The desk's tab, loaded with its messages like a screen when it is opened; by itself, so that only the desk has it. */
export const timingsDesk: LazyScreenManifest = {
  path: '/desk',
  roles: ['coordinator'],
  messages: [messageBundle('availability')],
  load: async () => ({ Screen: (await import('./components/timings-desk.tsx')).TimingsDesk }),
}
