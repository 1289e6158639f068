import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { NoticeManifest } from '../platform/manifest/notices.ts'

export const notices: NoticeManifest = {
  messages: messageBundle('breakglass-notices'),
  path: { patient: () => '/patient/access-log', coordinator: () => '/desk' },
}
