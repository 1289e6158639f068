import { book } from '../platform/i18n/namespaces.ts'
import type { FeatureDoor } from '../platform/manifest/manifest.ts'

const prescriptionWords = book('prescriptions')

export const prescriptions: FeatureDoor = {
  name: 'prescriptions',
  screens: [
    {
      path: '/prescriptions',
      roles: ['patient'],
      under: '/patient',
      words: [prescriptionWords],
      load: () => import('./screens/prescriptions.screen.tsx'),
    },
  ],
}
