import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

const prescriptionMessages = messageBundle('prescriptions')

export const prescriptions: FeatureManifest = {
  name: 'prescriptions',
  screens: [
    {
      path: '/prescriptions',
      roles: ['patient'],
      under: '/patient',
      messages: [prescriptionMessages],
      load: () => import('./screens/prescriptions.screen.tsx'),
    },
  ],
}
