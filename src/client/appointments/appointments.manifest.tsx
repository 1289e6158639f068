import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

export { DoctorSchedule } from './components/schedule/doctor-schedule.tsx'
export { NextAppointments } from './components/lists/next-appointments.tsx'
export { NextVisit } from './components/lists/next-visit.tsx'
export { Queue } from './components/queue/queue.tsx'
export { RequestPanel, RequestRow } from './components/bench/desk-request.tsx'
export { GiveNumber } from './components/queue/give-number.tsx'
export { QueueDay } from './components/bench/queue-day.tsx'
export { OpenRequestsAdmin } from './components/open-requests-desk.tsx'
export { VisitList } from './components/lists/visit-list.tsx'

export const appointmentMessages = messageBundle('appointments')

const bookingMessages = messageBundle('booking')

const teleconsultMessages = messageBundle('teleconsult')

export const specialtyMessages = messageBundle('specialties')

export const queueMessages = messageBundle('queue')

const worklistMessages = messageBundle('worklist')

export const appointments: FeatureManifest = {
  name: 'appointments',
  screens: [
    {
      path: '/appointments/book',
      area: 'appointments',
      roles: ['patient'],
      under: '/patient/appointments',
      messages: [appointmentMessages, bookingMessages, specialtyMessages],
      load: () => import('./screens/book.screen.tsx'),
    },
    {
      path: '/patient/appointments',
      area: 'appointments',
      roles: ['patient'],
      messages: [appointmentMessages],
      load: () => import('./screens/my-appointments.screen.tsx'),
    },
    {
      path: '/patient/teleconsult',
      area: 'appointments',
      roles: ['patient'],
      messages: [appointmentMessages, teleconsultMessages],
      load: () => import('./screens/teleconsult.screen.tsx'),
    },
    {
      path: '/doctor/requests',
      roles: ['doctor'],
      messages: [worklistMessages, appointmentMessages],
      load: () => import('./screens/requests.screen.tsx'),
    },
    {
      path: '/doctor/follow-ups',
      roles: ['doctor'],
      messages: [worklistMessages, appointmentMessages],
      load: () => import('./screens/follow-ups.screen.tsx'),
    },
    {
      path: '/doctor/teleconsultations',
      roles: ['doctor'],
      messages: [worklistMessages, appointmentMessages],
      load: () => import('./screens/teleconsultations.screen.tsx'),
    },
    {
      path: '/doctor/without-note',
      roles: ['doctor'],
      messages: [worklistMessages, appointmentMessages],
      load: () => import('./screens/without-note.screen.tsx'),
    },
  ],
  navigation: [
    {
      path: '/patient/appointments',
      label: 'frame.nav.appointments',
      shortLabel: 'frame.nav.visits',
      icon: 'calendar-days',
      roles: ['patient'],
      order: 30,
    },
  ],
}
