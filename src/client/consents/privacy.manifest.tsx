import type { MessageBundle } from '../platform/i18n/language.ts'
import type { FeatureManifest, LazyScreenManifest } from '../platform/manifest/manifest.ts'

/** Not through `messageBundle`, whose list of all files would make the sign-in pages larger. */
const privacyMessages: MessageBundle = {
  en: () => import('../../shared/i18n/en/privacy.ts'),
  hi: () => import('../../shared/i18n/hi/privacy.ts'),
  pa: () => import('../../shared/i18n/pa/privacy.ts'),
}

const screens: readonly LazyScreenManifest[] = [
  {
    path: '/privacy',
    roles: 'anyone',
    messages: [privacyMessages],
    load: () => import('./screens/privacy.screen.tsx'),
  },
]

/** The notice, before the sign-in and behind it; not in consents.manifest.tsx, because every sign-in page loads it. */
export const privacy = { name: 'consents', screens } satisfies FeatureManifest
