import { bundleOfPage } from '../platform/i18n/language.ts'
import type { FeatureManifest, LazyScreenManifest } from '../platform/manifest/manifest.ts'

/** Not through `messageBundle`, whose list of all files would make the sign-in pages larger. */
export const firstAidMessages = bundleOfPage('first-aid', {
  en: () => import('../../shared/i18n/en/first-aid.ts'),
  hi: () => import('../../shared/i18n/hi/first-aid.ts'),
  pa: () => import('../../shared/i18n/pa/first-aid.ts'),
})

const screens: readonly LazyScreenManifest[] = [
  {
    path: '/first-aid',
    roles: 'anyone',
    messages: [firstAidMessages],
    load: () => import('./screens/first-aid.screen.tsx'),
  },
]

/** For everybody, before the sign-in and behind it; not in emergency.manifest.tsx, because every sign-in page loads it. */
export const firstAid = { name: 'emergency', screens } satisfies FeatureManifest
