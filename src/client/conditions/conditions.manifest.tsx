import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { PatientConditions } from './components/patient-conditions.tsx'

/** Needed also by every page that shows the component above. */
export const conditionMessages = messageBundle('conditions')

export const conditions: FeatureManifest = {
  name: 'conditions',
  screens: [
    {
      path: '/patient/conditions',
      roles: ['patient'],
      area: 'guardianship',
      under: '/patient',
      messages: [conditionMessages],
      load: () => import('./screens/conditions.screen.tsx'),
    },
  ],
}
