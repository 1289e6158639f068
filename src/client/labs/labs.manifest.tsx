import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

const labWords = messageBundle('labs')

export const labs: FeatureManifest = {
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
