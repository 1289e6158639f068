import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { NoticeManifest } from '../platform/manifest/notices.ts'

/** To the guardians of a patient; the others are about what the reader was let see. */
const toGuardians = new Set(['accepted', 'declined', 'left'])

function pathOf(happened: string): string {
  if (happened === 'cameOfAge') return '/family/hand-over'
  if (happened === 'tookOver') return '/patient'
  return toGuardians.has(happened) ? '/family/access' : '/family/invitations'
}

export const notices: NoticeManifest = {
  messages: messageBundle('sharing-notices'),
  path: { patient: pathOf },
}
