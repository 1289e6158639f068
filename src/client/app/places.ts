import type { NavigationEntry, ScreenDoor } from '../platform/feature.ts'

/** Screens that show several rooms at once and so belong to none: home and the two dashboards. */
export const places: readonly ScreenDoor[] = [
  { path: '/', roles: ['doctor'], load: () => import('./screens/doctor-dashboard.screen.tsx') },
  { path: '/', roles: ['patient', 'coordinator'], load: () => import('./screens/patient-home.screen.tsx') },
  { path: '/patient', roles: ['patient'], load: () => import('./screens/patient-dashboard.screen.tsx') },
  { path: '/doctor', roles: ['doctor'], load: () => import('./screens/doctor-dashboard.screen.tsx') },
]

export const placeEntries: readonly NavigationEntry[] = [
  { path: '/', label: 'frame.nav.home', icon: 'house', roles: 'signedIn', order: 10 },
  { path: '/patient', label: 'frame.nav.patient', icon: 'heart-pulse', roles: ['patient'], order: 20 },
  { path: '/doctor', label: 'frame.nav.doctor', icon: 'stethoscope', roles: ['doctor'], order: 20 },
]
