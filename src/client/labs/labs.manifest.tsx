import { book } from '../platform/i18n/namespaces.ts'
import type { FeatureDoor } from '../platform/manifest/manifest.ts'

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
