import { conditionMessages } from '../platform/i18n/condition-name.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { PatientConditions } from './components/patient-conditions.tsx'

/** What the page is called that says who reads an illness. */
const sensitiveMessages = messageBundle('sensitive')

export const conditions: FeatureManifest = {
  name: 'conditions',
  screens: [
    {
      path: '/patient/conditions',
      roles: ['patient'],
      area: 'guardianship',
      under: '/patient',
      messages: [conditionMessages, sensitiveMessages],
      load: () => import('./screens/conditions.screen.tsx'),
    },
  ],
}
