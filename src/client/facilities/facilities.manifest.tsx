import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export const facilityMessages = messageBundle('facilities')

export const facilities: FeatureManifest = {
  name: 'facilities',
  screens: [
    {
      path: '/hospitals',
      roles: 'signedIn',
      messages: [facilityMessages],
      load: () => import('./screens/hospitals.screen.tsx'),
    },
  ],
  navigation: [
    { path: '/hospitals', label: 'frame.nav.hospitals', icon: 'hospital', roles: 'signedIn', order: 40 },
  ],
}
