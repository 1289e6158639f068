import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest, LazyScreenManifest } from '../platform/manifest/manifest.ts'

export const facilityMessages = messageBundle('facilities')

/** The coordinator's list, loaded with its messages like a screen when its tab is opened. */
export const facilityDesk: LazyScreenManifest = {
  path: '/desk',
  roles: ['coordinator'],
  messages: [facilityMessages],
  load: async () => ({ Screen: (await import('./components/facility-desk.tsx')).FacilityAdmin }),
}

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
