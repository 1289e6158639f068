import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

const labMessages = messageBundle('labs')

export const labs: FeatureManifest = {
  name: 'labs',
  screens: [
    {
      path: '/labs',
      roles: ['patient'],
      under: '/patient',
      messages: [labMessages],
      load: () => import('./screens/labs.screen.tsx'),
    },
  ],
}
