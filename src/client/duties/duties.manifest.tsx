import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

const dutyMessages = messageBundle('duties')

/** What the law asks of a doctor. */
export const duties: FeatureManifest = {
  name: 'duties',
  screens: [
    {
      path: '/doctor/duties',
      roles: ['doctor'],
      messages: [dutyMessages],
      load: () => import('./screens/duties.screen.tsx'),
    },
  ],
}
