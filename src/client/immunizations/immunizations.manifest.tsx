import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { ImmunizationsPlace } from './components/immunizations-place.tsx'

const immunizationMessages = messageBundle('immunizations')

export const immunizations: FeatureManifest = {
  name: 'immunizations',
  screens: [
    {
      path: '/patient/vaccinations',
      roles: ['patient'],
      area: 'guardianship',
      under: '/patient',
      messages: [immunizationMessages],
      load: () => import('./screens/immunizations.screen.tsx'),
    },
  ],
}
