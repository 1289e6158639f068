import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { NoticeManifest } from '../platform/manifest/notices.ts'

export const notices: NoticeManifest = {
  messages: messageBundle('encounters-notices'),
  // A follow-up that is due names the page itself: a booking with its doctor.
  path: { patient: (_, { path = '/patient/visits' }) => String(path) },
}
