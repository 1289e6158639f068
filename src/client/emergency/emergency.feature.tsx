import type { FeatureDoor } from '../platform/feature.ts'

export { SosButton } from './parts/sos-button.tsx'

export const emergency: FeatureDoor = {
  name: 'emergency',
  screens: [{ path: '/emergency', roles: 'signedIn', load: () => import('./screens/emergency.screen.tsx') }],
  navigation: [
    { path: '/emergency', label: 'frame.nav.emergency', icon: 'siren', roles: 'signedIn', order: 90 },
  ],
}
