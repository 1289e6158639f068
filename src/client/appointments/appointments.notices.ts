import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { NoticeManifest } from '../platform/manifest/notices.ts'
import { askAgainPath } from './components/ask-again.ts'

/** The page for each event; any other event leads to the schedule. */
const doctorPaths: Partial<Record<string, string>> = {
  requested: '/doctor/requests',
  offered: '/doctor/requests',
  missed: '/doctor/follow-ups',
  autoClosed: '/doctor/without-note',
  movedOn: '/doctor/requests',
}

/** After these there is no visit; a patient may ask for another time. */
const cameToNothing = new Set(['failed', 'lapsed', 'missed', 'cancelledByDoctor', 'sessionCancelled'])

export const notices: NoticeManifest = {
  messages: messageBundle('appointments-notices'),
  path: {
    patient: () => '/patient/appointments',
    coordinator: () => '/desk?tab=requests',
    doctor: (happened) => doctorPaths[happened] ?? '/doctor#today',
  },
  againPath: (happened, subject) => (cameToNothing.has(happened) ? askAgainPath(subject) : undefined),
}
