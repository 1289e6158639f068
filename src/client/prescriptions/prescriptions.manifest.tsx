import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

const prescriptionMessages = messageBundle('prescriptions')
const doseMessages = messageBundle('doses')

export const prescriptions: FeatureManifest = {
  name: 'prescriptions',
  screens: [
    {
      path: '/prescriptions',
      roles: ['patient'],
      area: 'guardianship',
      under: '/patient',
      messages: [prescriptionMessages, doseMessages],
      load: () => import('./screens/prescriptions.screen.tsx'),
    },
  ],
}
