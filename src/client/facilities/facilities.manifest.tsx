import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest, LazyScreenManifest } from '../platform/manifest/manifest.ts'

export const facilityWords = messageBundle('facilities')

/** The coordinator's list, fetched with its words like a screen: whoever opens another tab pays for neither. */
export const facilityDesk: LazyScreenManifest = {
  path: '/desk',
  roles: ['coordinator'],
  words: [facilityWords],
  load: async () => ({ Screen: (await import('./components/facility-desk.tsx')).FacilityAdmin }),
}

export const facilities: FeatureManifest = {
  name: 'facilities',
  screens: [
    {
      path: '/hospitals',
      roles: 'signedIn',
      words: [facilityWords],
      load: () => import('./screens/hospitals.screen.tsx'),
    },
  ],
  navigation: [
    { path: '/hospitals', label: 'frame.nav.hospitals', icon: 'hospital', roles: 'signedIn', order: 40 },
  ],
}
