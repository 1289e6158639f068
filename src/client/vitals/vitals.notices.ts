import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { NoticeManifest } from '../platform/manifest/notices.ts'

export const notices: NoticeManifest = {
  messages: messageBundle('vitals-notices'),
  path: {
    patient: () => '/vitals',
    // Notices of earlier versions do not carry the id.
    doctor: (_, { patientId }) => (patientId ? `/doctor/patients/${patientId}` : '/doctor/alerts'),
  },
}
