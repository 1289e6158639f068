import { conditionMessages } from '../platform/i18n/condition-name.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

const sensitiveMessages = messageBundle('sensitive')
/** What kind of paper a document is. */
const documentMessages = messageBundle('documents')
/** What a write that needs the network says without one. */
const networkMessages = messageBundle('waiting')

export const sensitive: FeatureManifest = {
  name: 'sensitive',
  screens: [
    {
      path: '/patient/private/:id',
      roles: ['patient'],
      area: 'guardianship',
      under: '/patient/records',
      messages: [sensitiveMessages, documentMessages, conditionMessages, networkMessages],
      load: () => import('./screens/private.screen.tsx'),
    },
  ],
}
