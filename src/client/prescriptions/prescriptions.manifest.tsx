import { conditionMessages } from '../platform/i18n/condition-name.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { PrescribedNow } from './components/of-patient/prescribed-now.tsx'
export { PrescribeLink } from './components/prescribe-link.tsx'

const prescriptionCardMessages = messageBundle('prescription-card')
/** What doctors read while they prescribe. */
const prescriptionMessages = messageBundle('prescriptions')
const worklistMessages = messageBundle('worklist')
const doseMessages = messageBundle('doses')

export const prescriptions: FeatureManifest = {
  name: 'prescriptions',
  screens: [
    {
      path: '/prescriptions',
      roles: ['patient'],
      area: 'guardianship',
      under: '/patient',
      messages: [prescriptionCardMessages, doseMessages],
      load: () => import('./screens/prescriptions.screen.tsx'),
    },
    {
      path: '/doctor/prescriptions',
      roles: ['doctor'],
      under: '/doctor',
      messages: [worklistMessages],
      load: () => import('./screens/unsigned.screen.tsx'),
    },
    {
      path: '/doctor/encounters/:id/prescription',
      roles: ['doctor'],
      under: '/doctor',
      messages: [prescriptionMessages, prescriptionCardMessages, doseMessages, conditionMessages],
      load: () => import('./screens/prescribing.screen.tsx'),
    },
  ],
}
