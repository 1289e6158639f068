import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { ReviewPanel, ReviewRow } from './components/bench-review.tsx'
export { EmergencyReviews } from './components/emergency-reviews.tsx'

const breakglassMessages = messageBundle('breakglass')
/** What a write that needs the network says without one. */
const networkMessages = messageBundle('waiting')

export const breakglass: FeatureManifest = {
  name: 'breakglass',
  screens: [
    {
      path: '/doctor/emergency-access',
      roles: ['doctor'],
      messages: [breakglassMessages, networkMessages],
      load: () => import('./screens/emergency-access.screen.tsx'),
    },
  ],
}
