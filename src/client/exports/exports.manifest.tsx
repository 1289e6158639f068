import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

const exportMessages = messageBundle('exports')

export const exports: FeatureManifest = {
  name: 'exports',
  screens: [
    {
      path: '/settings/data',
      roles: 'signedIn',
      area: 'guardianship',
      messages: [exportMessages],
      load: () => import('./screens/exports.screen.tsx'),
    },
  ],
}
