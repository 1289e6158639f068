import type { FeatureDoor } from '../platform/feature.ts'
import { Screen } from './screens/emergency.screen.tsx'

export { SosButton } from './parts/sos-button.tsx'

export const emergency: FeatureDoor = {
  name: 'emergency',
  // In the bundle itself: the SOS button leads here, with or without a network.
  screens: [{ path: '/emergency', roles: 'signedIn', screen: Screen }],
  navigation: [
    { path: '/emergency', label: 'frame.nav.emergency', icon: 'siren', roles: 'signedIn', order: 90 },
  ],
}
