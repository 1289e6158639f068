import { agoWords } from '../platform/i18n/ago.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { HealthSummary } from './components/health-summary.tsx'
export { PatientVitals } from './components/patient-vitals.tsx'

/** For every page that shows one of the parts above, together with `agoWords`. */
export const vitalSignWords = messageBundle('vital-signs')

export const vitalWords = messageBundle('vitals')

export const vitals: FeatureManifest = {
  name: 'vitals',
  screens: [
    {
      path: '/vitals',
      roles: ['patient'],
      under: '/patient',
      words: [vitalWords, vitalSignWords, agoWords],
      load: () => import('./screens/vitals.screen.tsx'),
    },
    {
      path: '/doctor/alerts',
      roles: ['doctor'],
      words: [vitalSignWords, agoWords],
      load: () => import('./screens/critical.screen.tsx'),
    },
  ],
}
