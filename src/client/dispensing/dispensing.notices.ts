import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { NoticeManifest } from '../platform/manifest/notices.ts'

export const notices: NoticeManifest = {
  messages: messageBundle('dispensing-notices'),
  path: {
    patient: () => '/pharmacy',
    coordinator: () => '/pharmacy',
    // Of the prescription; a doctor at a counter is told of it as a pharmacist, too.
    doctor: (_, { path }) => (typeof path === 'string' ? path : '/pharmacy'),
  },
}
