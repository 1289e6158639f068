import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { NoticeManifest } from '../platform/manifest/notices.ts'

/** Where somebody goes who did not do it. */
function pathOf(happened: string): string {
  if (happened === 'recovered' || happened === 'resetCodeMade') return '/settings/password'
  return happened.startsWith('secondFactor') ? '/settings/second-factor' : '/settings/recovery'
}

export const notices: NoticeManifest = {
  messages: messageBundle('accounts-notices'),
  path: { patient: pathOf, doctor: pathOf, coordinator: pathOf },
}
