import type { FeatureDoor } from '../platform/feature.ts'

export { DoctorSchedule } from './parts/doctor-schedule.tsx'
export { NextAppointments } from './parts/next-appointments.tsx'
export { ScheduleSummary } from './parts/schedule-summary.tsx'

export const appointments: FeatureDoor = {
  name: 'appointments',
  screens: [
    { path: '/appointments/book', roles: ['patient'], load: () => import('./screens/book.screen.tsx') },
    {
      path: '/patient/appointments',
      roles: ['patient'],
      load: () => import('./screens/my-appointments.screen.tsx'),
    },
  ],
  navigation: [
    {
      path: '/patient/appointments',
      label: 'frame.nav.appointments',
      icon: 'calendar-days',
      roles: ['patient'],
      order: 30,
    },
  ],
}
