import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { ConsentQuestion } from './components/consent-question.tsx'

const consentMessages = messageBundle('consents')
/** What a write that needs the network says without one. */
const networkMessages = messageBundle('waiting')

export const consents: FeatureManifest = {
  name: 'consents',
  screens: [
    {
      path: '/settings/privacy',
      area: 'guardianship',
      roles: 'signedIn',
      messages: [consentMessages, networkMessages],
      load: () => import('./screens/consents.screen.tsx'),
    },
  ],
}
