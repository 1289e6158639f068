import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

const shareMessages = messageBundle('shares')
/** What a write that needs the network says without one. */
const networkMessages = messageBundle('waiting')

export const shares: FeatureManifest = {
  name: 'shares',
  screens: [
    {
      path: '/patient/share',
      roles: ['patient'],
      area: 'guardianship',
      under: '/patient',
      messages: [shareMessages, networkMessages],
      load: () => import('./screens/share.screen.tsx'),
    },
  ],
}
