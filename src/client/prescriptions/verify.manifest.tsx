import { bundleOfPage } from '../platform/i18n/language.ts'
import type { FeatureManifest, LazyScreenManifest } from '../platform/manifest/manifest.ts'

/** Not through `messageBundle`, whose list of all files would make the sign-in pages larger. */
const prescriptionCheckMessages = bundleOfPage('prescription-check', {
  en: () => import('../../shared/i18n/en/prescription-check.ts'),
  hi: () => import('../../shared/i18n/hi/prescription-check.ts'),
  pa: () => import('../../shared/i18n/pa/prescription-check.ts'),
})

const screens: readonly LazyScreenManifest[] = [
  {
    path: '/verify/:code',
    roles: 'anyone',
    messages: [prescriptionCheckMessages],
    load: () => import('./screens/verify.screen.tsx'),
  },
]

/** For whoever scans a code; not in prescriptions.manifest.tsx, because every sign-in page loads it. */
export const verify = { name: 'prescriptions', screens } satisfies FeatureManifest
