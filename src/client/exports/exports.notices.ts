import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { NoticeManifest } from '../platform/manifest/notices.ts'

/** Where somebody goes who did not do it, or did not expect it of the other guardian. */
function pathOf(happened: string): string {
  return happened === 'recordMade' ? '/family/access' : '/settings/password'
}

export const notices: NoticeManifest = {
  messages: messageBundle('exports-notices'),
  path: { patient: pathOf, doctor: pathOf, coordinator: pathOf },
}
