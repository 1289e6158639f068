import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { NoticeManifest } from '../platform/manifest/notices.ts'

export const notices: NoticeManifest = {
  messages: messageBundle('alarms-notices'),
  path: {
    patient: () => '/vitals',
    coordinator: () => '/desk',
    doctor: (_, { alarm }) => (alarm ? `/doctor/alerts/${alarm}` : '/doctor/alerts'),
  },
}
