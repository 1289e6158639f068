import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

const sharingMessages = messageBundle('sharing')
const accessLogMessages = messageBundle('access-log')
/** What a write that needs the network says without one. */
const networkMessages = messageBundle('waiting')

export const sharing: FeatureManifest = {
  name: 'sharing',
  screens: [
    {
      path: '/family/access',
      roles: ['patient'],
      area: 'guardianship',
      messages: [sharingMessages, networkMessages, accessLogMessages],
      load: () => import('./screens/access.screen.tsx'),
    },
    {
      path: '/family/invitations',
      roles: ['patient'],
      messages: [sharingMessages, networkMessages],
      load: () => import('./screens/invitations.screen.tsx'),
    },
    {
      path: '/family/hand-over',
      roles: ['patient'],
      messages: [sharingMessages, networkMessages],
      load: () => import('./screens/hand-over.screen.tsx'),
    },
    {
      path: '/family/take-over',
      roles: ['patient'],
      messages: [sharingMessages, networkMessages],
      load: () => import('./screens/take-over.screen.tsx'),
    },
  ],
}
