import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { NoticeManifest } from '../platform/manifest/notices.ts'

/** Where somebody goes who did not do it. */
const pathOf = (happened: string) =>
  happened === 'recovered' || happened === 'resetCodeMade' ? '/settings/password' : '/settings/recovery'

export const notices: NoticeManifest = {
  messages: messageBundle('accounts-notices'),
  path: { patient: pathOf, doctor: pathOf, coordinator: pathOf },
}
