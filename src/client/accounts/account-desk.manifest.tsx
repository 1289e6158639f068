import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { LazyScreenManifest } from '../platform/manifest/manifest.ts'
import { accountMessages, networkMessages } from './account-security.manifest.tsx'

/** The desk's tab for lost passwords, loaded with its messages like a screen when it is opened. */
export const accountDesk: LazyScreenManifest = {
  path: '/desk',
  roles: ['coordinator'],
  messages: [messageBundle('account-desk'), networkMessages, accountMessages],
  load: async () => ({ Screen: (await import('./components/desk/account-desk.tsx')).AccountDesk }),
}
