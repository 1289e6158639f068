import type { FeatureDoor } from '../platform/feature.ts'

export { DoctorStanding } from './parts/doctor-standing.tsx'

export const doctors: FeatureDoor = {
  name: 'doctors',
  screens: [
    { path: '/profile', roles: ['doctor'], load: () => import('./screens/doctor-profile.screen.tsx') },
  ],
}
