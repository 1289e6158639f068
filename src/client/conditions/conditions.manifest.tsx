import { conditionMessages } from '../platform/i18n/condition-name.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { PatientConditions } from './components/patient-conditions.tsx'

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
