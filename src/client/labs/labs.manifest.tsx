import { book } from '../platform/books.ts'
import type { FeatureDoor } from '../platform/feature.ts'

const labWords = book('labs')

export const labs: FeatureDoor = {
  name: 'labs',
  screens: [
    {
      path: '/labs',
      roles: ['patient'],
      under: '/patient',
      words: [labWords],
      load: () => import('./screens/labs.screen.tsx'),
    },
  ],
}
