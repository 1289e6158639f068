import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { CounterCard } from './components/counter-card.tsx'

const dispensingMessages = messageBundle('dispensing')
const prescriptionCardMessages = messageBundle('prescription-card')
const doseMessages = messageBundle('doses')

/** For members of a pharmacy, whatever the role of the account. */
export const dispensing: FeatureManifest = {
  name: 'dispensing',
  screens: [
    {
      path: '/pharmacy',
      roles: 'signedIn',
      messages: [dispensingMessages, prescriptionCardMessages, doseMessages],
      load: () => import('./screens/counter.screen.tsx'),
    },
    {
      path: '/pharmacy/register',
      roles: 'signedIn',
      messages: [dispensingMessages],
      load: () => import('./screens/register.screen.tsx'),
    },
  ],
}
