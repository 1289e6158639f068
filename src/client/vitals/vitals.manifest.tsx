import { agoMessages } from '../platform/i18n/ago.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import { symptomMessages } from '../platform/i18n/symptoms.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { HealthSummary } from './components/health-summary.tsx'
export { PatientVitals } from './components/patient-vitals.tsx'
export { GradeMark } from './components/vital-marks.tsx'

/** Needed, with `agoMessages`, by every page that shows one of the components above. */
export const vitalSignMessages = messageBundle('vital-signs')

export const vitalMessages = messageBundle('vitals')

/** The red and amber readings that wait on this phone; brings the grader. */
export const loadWaitingDanger = () => import('./components/waiting/waiting-danger.ts')

export const vitals: FeatureManifest = {
  name: 'vitals',
  screens: [
    {
      path: '/vitals',
      area: 'vitals',
      roles: ['patient'],
      under: '/patient',
      messages: [vitalMessages, vitalSignMessages, symptomMessages, agoMessages],
      load: () => import('./screens/vitals.screen.tsx'),
    },
  ],
}
