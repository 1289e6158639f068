import type { MessageBundle } from '../platform/i18n/language.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { LazyScreenManifest } from '../platform/manifest/manifest.ts'
import { facilityMessages } from './facilities.manifest.tsx'

/** What the search for an account says. */
const accountMessages: MessageBundle = {
  en: () => import('../../shared/i18n/en/auth.ts'),
  hi: () => import('../../shared/i18n/hi/auth.ts'),
  pa: () => import('../../shared/i18n/pa/auth.ts'),
}

/** The coordinator's list, loaded with its messages like a screen when its tab is opened; only the desk has it. */
export const facilityDesk: LazyScreenManifest = {
  path: '/desk',
  roles: ['coordinator'],
  messages: [facilityMessages, messageBundle('facility-members'), messageBundle('waiting'), accountMessages],
  load: async () => ({ Screen: (await import('./components/facility-desk.tsx')).FacilityAdmin }),
}
