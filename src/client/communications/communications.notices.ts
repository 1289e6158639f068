import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { NoticeManifest } from '../platform/manifest/notices.ts'

export const notices: NoticeManifest = {
  messages: messageBundle('communications-notices'),
  path: {
    // The notice names the thread with its doctor.
    patient: (_, { path = '/patient/messages' }) => String(path),
    doctor: (_, { patientId }) => (patientId ? `/doctor/patients/${patientId}/messages` : '/doctor/messages'),
  },
}
