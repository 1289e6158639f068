import { featureOf, type Role } from '../../../shared/kit/endpoint.ts'
import type { TextValues } from '../i18n/i18n.tsx'
import type { MessageBundle } from '../i18n/language.ts'
import { useMessages, type FetchedMessages } from '../i18n/use-messages.ts'

/** The part of a feature's manifest about its notices: `x.notices.ts`, found by its name. */
export interface NoticeManifest {
  /** `messageBundle('x-notices')`: the sentences `xNotices.{what happened}`. */
  messages: MessageBundle
  /** The page that a notice links to, by the reader's role; none when absent. */
  path: Partial<Record<Role, (happened: string, facts: TextValues) => string>>
  /** For a patient whose request came to nothing: the page where it is made again. */
  againPath?: (happened: string, subject: string) => string | undefined
}

// Found by a glob: a feature with notices adds its file without a registry.
const files = import.meta.glob<NoticeManifest>('../../*/*.notices.ts', { eager: true, import: 'notices' })

function noticesOf(kind: string): NoticeManifest | undefined {
  const feature = featureOf({ name: kind })
  return files[`../../${feature}/${feature}.notices.ts`]
}

/** Loads the messages of these notices. */
export function useNoticeMessages(notices: readonly { kind: string }[] = []): FetchedMessages {
  return useMessages(notices.flatMap(({ kind }) => noticesOf(kind)?.messages ?? []))
}

export function noticePath(
  role: Role | undefined,
  { kind, facts }: { kind: string; facts: TextValues },
): string | undefined {
  return role && noticesOf(kind)?.path[role]?.(happenedIn(kind), facts)
}

export function noticeAgainPath(
  role: Role | undefined,
  { kind, subject }: { kind: string; subject: string },
): string | undefined {
  return role === 'patient' ? noticesOf(kind)?.againPath?.(happenedIn(kind), subject) : undefined
}

function happenedIn(kind: string): string {
  return kind.slice(kind.indexOf('.') + 1)
}
