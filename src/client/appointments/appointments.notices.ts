import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { NoticeManifest } from '../platform/manifest/notices.ts'

/** By what happened; everything else is in the doctor's day. */
const doctorPaths: Partial<Record<string, string>> = {
  requested: '/doctor/requests',
  offered: '/doctor/requests',
  missed: '/doctor/follow-ups',
  autoClosed: '/doctor/without-note',
}

export const notices: NoticeManifest = {
  messages: messageBundle('appointments-notices'),
  path: {
    patient: () => '/patient/appointments',
    doctor: (happened) => doctorPaths[happened] ?? '/doctor#today',
  },
}
