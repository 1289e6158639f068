import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { ProfileInPlace } from './components/profile-in-place.tsx'
export { ProfileSummary } from './components/profile-summary.tsx'

export const patientMessages = messageBundle('patients')

const peopleMessages = messageBundle('people')
const addPersonMessages = messageBundle('add-person')
/** What a write that needs the network says without one. */
const networkMessages = messageBundle('waiting')

export const doctorPatientMessages = messageBundle('doctor-patients')

export const patients: FeatureManifest = {
  name: 'patients',
  screens: [
    {
      // The specification: the doctor profile for doctors, the patient profile for everybody else.
      path: '/profile',
      area: 'profile',
      roles: ['patient', 'coordinator'],
      messages: [patientMessages],
      load: () => import('./screens/patient-profile.screen.tsx'),
    },
    {
      path: '/family/add',
      roles: ['patient'],
      under: '/patient',
      messages: [patientMessages, peopleMessages, addPersonMessages, networkMessages],
      load: () => import('./screens/add-patient.screen.tsx'),
    },
    {
      path: '/doctor/patients',
      roles: ['doctor'],
      messages: [doctorPatientMessages, patientMessages],
      load: () => import('./screens/doctor-patients.screen.tsx'),
    },
  ],
}
