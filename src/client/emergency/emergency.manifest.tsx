import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'
import { firstAidMessages } from './first-aid.manifest.tsx'

export { SosButton } from './components/sos-button.tsx'

const emergencyMessages = messageBundle('emergency-page')

export const emergency: FeatureManifest = {
  name: 'emergency',
  screens: [
    {
      path: '/emergency',
      roles: 'signedIn',
      messages: [emergencyMessages, firstAidMessages],
      // The SOS button leads here, so it must work offline.
      ahead: true,
      load: () => import('./screens/emergency.screen.tsx'),
    },
  ],
  navigation: [
    { path: '/emergency', label: 'frame.nav.emergency', icon: 'siren', roles: 'signedIn', order: 90 },
  ],
}
