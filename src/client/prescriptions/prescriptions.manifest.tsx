import { book } from '../platform/books.ts'
import type { FeatureDoor } from '../platform/feature.ts'

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
