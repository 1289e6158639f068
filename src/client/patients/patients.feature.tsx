import type { FeatureDoor } from '../platform/feature.ts'

export { FirstProfile } from './parts/first-profile.tsx'

export const patients: FeatureDoor = {
  name: 'patients',
  screens: [
    {
      // The specification: the doctor profile for doctors, the patient profile for everybody else.
      path: '/profile',
      roles: ['patient', 'coordinator'],
      load: () => import('./screens/patient-profile.screen.tsx'),
    },
  ],
}
