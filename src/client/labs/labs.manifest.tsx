import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { LabsPlace } from './components/labs-place.tsx'

const labMessages = messageBundle('labs')
const labOrderMessages = messageBundle('lab-orders')
const labTestMessages = messageBundle('lab-tests')

export const labs: FeatureManifest = {
  name: 'labs',
  screens: [
    {
      path: '/labs',
      roles: ['patient'],
      area: 'guardianship',
      under: '/patient',
      messages: [labMessages, labTestMessages],
      load: () => import('./screens/labs.screen.tsx'),
    },
    {
      path: '/doctor/lab-reviews',
      roles: ['doctor'],
      under: '/doctor',
      messages: [labMessages, labOrderMessages, labTestMessages],
      load: () => import('./screens/reviews.screen.tsx'),
    },
  ],
}
