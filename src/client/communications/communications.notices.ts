import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { NoticeManifest } from '../platform/manifest/notices.ts'

export const notices: NoticeManifest = {
  messages: messageBundle('communications-notices'),
  path: {
    // The notice names the thread with its doctor.
    patient: (_, { path = '/patient/messages' }) => String(path),
    // To whoever stands in it names the thread of the other doctor.
    doctor: (_, { patientId, path }) => {
      if (typeof path === 'string') return path
      return patientId ? `/doctor/patients/${patientId}/messages` : '/doctor/messages'
    },
  },
}
