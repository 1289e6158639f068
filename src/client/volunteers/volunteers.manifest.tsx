import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { VolunteerAdmin } from './components/volunteer-desk.tsx'

export const volunteerMessages = messageBundle('volunteers')
export const volunteers: FeatureManifest = {
  name: 'volunteers',
  screens: [
    {
      path: '/volunteer',
      roles: 'signedIn',
      messages: [volunteerMessages],
      load: () => import('./screens/volunteer.screen.tsx'),
    },
  ],
  navigation: [
    // After the emergency entry: on phones the last entries are in the user menu.
    { path: '/volunteer', label: 'frame.nav.volunteer', icon: 'users', roles: 'signedIn', order: 95 },
  ],
}
