import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

const availabilityMessages = messageBundle('availability')

export const availability: FeatureManifest = {
  name: 'availability',
  screens: [
    {
      path: '/doctor/timings',
      roles: ['doctor'],
      messages: [availabilityMessages],
      load: () => import('./screens/timings.screen.tsx'),
    },
  ],
}
