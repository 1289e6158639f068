import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { NoticeManifest } from '../platform/manifest/notices.ts'

/** The page for each event; any other event leads to the schedule. */
const doctorPaths: Partial<Record<string, string>> = {
  requested: '/doctor/requests',
  offered: '/doctor/requests',
  missed: '/doctor/follow-ups',
  autoClosed: '/doctor/without-note',
  movedOn: '/doctor/requests',
}

export const notices: NoticeManifest = {
  messages: messageBundle('appointments-notices'),
  path: {
    patient: () => '/patient/appointments',
    coordinator: () => '/desk?tab=requests',
    doctor: (happened) => doctorPaths[happened] ?? '/doctor#today',
  },
}
