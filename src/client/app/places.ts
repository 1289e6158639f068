import { alarmTaskMessages } from '../alarms/alarms.manifest.tsx'
import { activityMessages } from '../activities/activities.manifest.tsx'
import {
  appointmentMessages,
  queueMessages,
  specialtyMessages,
} from '../appointments/appointments.manifest.tsx'
import { doctorMessages } from '../doctors/doctors.manifest.tsx'
import { doctorPatientMessages, patientMessages } from '../patients/patients.manifest.tsx'
import { agoMessages } from '../platform/i18n/ago.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import { symptomMessages } from '../platform/i18n/symptoms.ts'
import type { NavigationEntry, ScreenManifest } from '../platform/manifest/manifest.ts'
import {
  doseReasonMessages,
  medicineMessages,
  reminderMessages,
  stopReasonMessages,
} from '../reminders/reminders.manifest.tsx'
import { conditionMessages } from '../platform/i18n/condition-name.ts'
import { encounterMessages, redFlagMessages, visitNoteMessages } from '../encounters/encounters.manifest.tsx'
import {
  documentMessages,
  wrongFileFormMessages,
  wrongFileMessages,
} from '../documents/documents.manifest.tsx'
import { vitalSignMessages } from '../vitals/vitals.manifest.tsx'

const homeMessages = messageBundle('home')
const patientDashboardMessages = messageBundle('patient-dashboard')
const patientRecordsMessages = messageBundle('patient-records')
const recordMessages = messageBundle('records')
const doctorDashboardMessages = messageBundle('doctor-dashboard')
const waitingLabels = messageBundle('waiting')
const settingsMessages = messageBundle('settings')
const familyMessages = messageBundle('family')
const adminMessages = messageBundle('desk-bundle')
// With the dashboards: the notices would ask for them once they have arrived, a round trip later.
const appointmentNoticeMessages = messageBundle('appointments-notices')
const vitalNoticeMessages = messageBundle('vitals-notices')

const doctorDashboard = {
  roles: ['doctor'],
  messages: [doctorDashboardMessages, appointmentMessages, appointmentNoticeMessages, vitalNoticeMessages],
  load: () => import('./dashboards/doctor-dashboard.screen.tsx'),
} as const

/** Screens that combine several features: home, the two dashboards, the desk. */
export const places: readonly ScreenManifest[] = [
  { path: '/', ...doctorDashboard },
  { path: '/doctor', ...doctorDashboard },
  {
    path: '/doctor/queue',
    roles: ['doctor'],
    messages: [queueMessages],
    load: () => import('./workbench/queue.screen.tsx'),
  },
  {
    path: '/doctor/patients/:id',
    roles: ['doctor'],
    messages: [
      doctorPatientMessages,
      conditionMessages,
      patientMessages,
      appointmentMessages,
      documentMessages,
      wrongFileMessages,
      wrongFileFormMessages,
      reminderMessages,
      medicineMessages,
      doseReasonMessages,
      stopReasonMessages,
      vitalSignMessages,
      symptomMessages,
      alarmTaskMessages,
      agoMessages,
    ],
    load: () => import('./records/doctor-patient.screen.tsx'),
  },
  {
    path: '/doctor/patients/:id/record',
    roles: ['doctor'],
    messages: [
      recordMessages,
      conditionMessages,
      documentMessages,
      wrongFileMessages,
      vitalSignMessages,
      doctorPatientMessages,
    ],
    load: () => import('./records/doctor-record.screen.tsx'),
  },
  {
    path: '/doctor/encounters/:id',
    roles: ['doctor'],
    messages: [encounterMessages, conditionMessages, visitNoteMessages, redFlagMessages, vitalSignMessages],
    load: () => import('./records/encounter.screen.tsx'),
  },
  {
    path: '/',
    roles: ['patient', 'coordinator'],
    messages: [homeMessages],
    load: () => import('./home/patient-home.screen.tsx'),
  },
  {
    path: '/patient',
    roles: ['patient'],
    messages: [
      patientDashboardMessages,
      appointmentMessages,
      appointmentNoticeMessages,
      vitalNoticeMessages,
      patientMessages,
      activityMessages,
      agoMessages,
      reminderMessages,
      vitalSignMessages,
    ],
    load: () => import('./dashboards/patient-dashboard.screen.tsx'),
  },
  {
    path: '/desk',
    roles: ['coordinator'],
    messages: [adminMessages, doctorMessages, appointmentMessages, specialtyMessages, agoMessages],
    load: () => import('./admin-console/desk.screen.tsx'),
  },
  {
    path: '/family',
    roles: 'signedIn',
    messages: [familyMessages],
    load: () => import('./profiles/family.screen.tsx'),
  },
  {
    path: '/patient/records',
    area: 'guardianship',
    roles: ['patient'],
    messages: [
      patientRecordsMessages,
      patientMessages,
      recordMessages,
      conditionMessages,
      documentMessages,
      wrongFileMessages,
      vitalSignMessages,
    ],
    load: () => import('./records/patient-records.screen.tsx'),
  },
  {
    path: '/waiting',
    roles: 'signedIn',
    // The features' messages are loaded on demand: see waiting/mutation-labels.ts.
    messages: [waitingLabels, agoMessages],
    load: () => import('./waiting/waiting.screen.tsx'),
    ahead: true,
  },
  {
    path: '/settings',
    roles: 'signedIn',
    messages: [settingsMessages],
    load: () => import('./settings/settings.screen.tsx'),
  },
]

export const placeEntries: readonly NavigationEntry[] = [
  { path: '/', label: 'frame.nav.home', icon: 'house', roles: 'signedIn', order: 10 },
  { path: '/patient', label: 'frame.nav.patient', icon: 'heart-pulse', roles: ['patient'], order: 20 },
  { path: '/doctor', label: 'frame.nav.doctor', icon: 'stethoscope', roles: ['doctor'], order: 20 },
  { path: '/desk', label: 'frame.nav.desk', icon: 'clipboard-list', roles: ['coordinator'], order: 20 },
]
