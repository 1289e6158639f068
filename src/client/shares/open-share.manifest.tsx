import { bundleOfPage } from '../platform/i18n/language.ts'
import type { FeatureManifest, LazyScreenManifest } from '../platform/manifest/manifest.ts'

/** Not through `messageBundle`, whose list of all files would make the sign-in pages larger. */
const sharedRecordMessages = bundleOfPage('shared-record', {
  en: () => import('../../shared/i18n/en/shared-record.ts'),
  hi: () => import('../../shared/i18n/hi/shared-record.ts'),
  pa: () => import('../../shared/i18n/pa/shared-record.ts'),
})
const summaryMessages = bundleOfPage('summary', {
  en: () => import('../../shared/i18n/en/summary.ts'),
  hi: () => import('../../shared/i18n/hi/summary.ts'),
  pa: () => import('../../shared/i18n/pa/summary.ts'),
})

const screens: readonly LazyScreenManifest[] = [
  {
    path: '/share',
    roles: 'anyone',
    messages: [sharedRecordMessages, summaryMessages],
    load: () => import('./screens/open-share.screen.tsx'),
  },
]

/** For whoever has a link; not in shares.manifest.tsx, because every sign-in page loads it. */
export const openShare = { name: 'shares', screens } satisfies FeatureManifest
