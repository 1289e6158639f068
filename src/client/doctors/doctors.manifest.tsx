import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { AwaitingPanel, AwaitingRow } from './components/bench-awaiting.tsx'
export { DoctorAdmin } from './components/doctor-desk.tsx'
export { DoctorApproval } from './components/doctor-approval.tsx'

export const doctorMessages = messageBundle('doctors')

const specialtyMessages = messageBundle('specialties')

export const doctors: FeatureManifest = {
  name: 'doctors',
  screens: [
    {
      path: '/profile',
      roles: ['doctor'],
      messages: [doctorMessages, specialtyMessages],
      load: () => import('./screens/doctor-profile.screen.tsx'),
    },
  ],
}
