import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { LaboratoryPlace } from './components/laboratory-place.tsx'

const labTestMessages = messageBundle('lab-tests')
const laboratoryMessages = messageBundle('laboratory')

/** For members of a laboratory, whatever the role of the account. */
export const laboratory: FeatureManifest = {
  name: 'laboratory',
  screens: [
    {
      path: '/lab',
      roles: 'signedIn',
      messages: [laboratoryMessages, labTestMessages],
      load: () => import('./screens/laboratory.screen.tsx'),
    },
  ],
}
