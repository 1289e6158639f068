import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { DoctorAdmin } from './components/doctor-desk.tsx'
export { DoctorApproval } from './components/doctor-approval.tsx'

export const doctorWords = messageBundle('doctors')

const specialtyWords = messageBundle('specialties')

export const doctors: FeatureManifest = {
  name: 'doctors',
  screens: [
    {
      path: '/profile',
      roles: ['doctor'],
      words: [doctorWords, specialtyWords],
      load: () => import('./screens/doctor-profile.screen.tsx'),
    },
  ],
}
