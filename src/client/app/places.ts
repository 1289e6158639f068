import { activityWords } from '../activities/activities.manifest.tsx'
import { appointmentWords } from '../appointments/appointments.manifest.tsx'
import { doctorWords } from '../doctors/doctors.manifest.tsx'
import { doctorPatientWords, patientWords } from '../patients/patients.manifest.tsx'
import { agoWords } from '../platform/i18n/ago.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { NavigationEntry, ScreenManifest } from '../platform/manifest/manifest.ts'
import { reminderWords } from '../reminders/reminders.manifest.tsx'
import { vitalSignWords } from '../vitals/vitals.manifest.tsx'

const homeWords = messageBundle('home')
const patientDashboardWords = messageBundle('patient-dashboard')
const patientRecordsWords = messageBundle('patient-records')
const doctorDashboardWords = messageBundle('doctor-dashboard')
const waitingLabels = messageBundle('waiting')
const settingsWords = messageBundle('settings')
const familyWords = messageBundle('family')
const adminMessages = messageBundle('desk-bundle')

const doctorDashboard = {
  roles: ['doctor'],
  words: [doctorDashboardWords, appointmentWords],
  load: () => import('./dashboards/doctor-dashboard.screen.tsx'),
} as const

/** Screens that show several features at once and so belong to none: home, the two dashboards, the desk. */
export const places: readonly ScreenManifest[] = [
  { path: '/', ...doctorDashboard },
  { path: '/doctor', ...doctorDashboard },
  {
    path: '/doctor/patients/:id',
    roles: ['doctor'],
    words: [doctorPatientWords, patientWords, appointmentWords, vitalSignWords, agoWords],
    load: () => import('./records/doctor-patient.screen.tsx'),
  },
  {
    path: '/',
    roles: ['patient', 'coordinator'],
    words: [homeWords],
    load: () => import('./home/patient-home.screen.tsx'),
  },
  {
    path: '/patient',
    roles: ['patient'],
    words: [
      patientDashboardWords,
      appointmentWords,
      patientWords,
      activityWords,
      agoWords,
      reminderWords,
      vitalSignWords,
    ],
    load: () => import('./dashboards/patient-dashboard.screen.tsx'),
  },
  {
    path: '/desk',
    roles: ['coordinator'],
    words: [adminMessages, doctorWords, appointmentWords, agoWords],
    load: () => import('./admin-console/desk.screen.tsx'),
  },
  {
    path: '/family',
    roles: 'signedIn',
    words: [familyWords],
    load: () => import('./profiles/family.screen.tsx'),
  },
  {
    path: '/patient/records',
    roles: ['patient'],
    words: [patientRecordsWords, patientWords],
    load: () => import('./records/patient-records.screen.tsx'),
  },
  {
    path: '/waiting',
    roles: 'signedIn',
    // The features' words come by need: see waiting/mutation-labels.ts.
    words: [waitingLabels, agoWords],
    load: () => import('./waiting/waiting.screen.tsx'),
    ahead: true,
  },
  {
    path: '/settings',
    roles: 'signedIn',
    words: [settingsWords],
    load: () => import('./settings/settings.screen.tsx'),
  },
]

export const placeEntries: readonly NavigationEntry[] = [
  { path: '/', label: 'frame.nav.home', icon: 'house', roles: 'signedIn', order: 10 },
  { path: '/patient', label: 'frame.nav.patient', icon: 'heart-pulse', roles: ['patient'], order: 20 },
  { path: '/doctor', label: 'frame.nav.doctor', icon: 'stethoscope', roles: ['doctor'], order: 20 },
  { path: '/desk', label: 'frame.nav.desk', icon: 'clipboard-list', roles: ['coordinator'], order: 20 },
]
