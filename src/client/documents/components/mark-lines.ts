import type { WrongReason } from '../../../shared/documents/documents.wrong.ts'
import type { Text } from '../../platform/i18n/i18n.tsx'

interface Mark {
  reason: WrongReason
  /** Empty: only the reason is known. */
  words: string
  /** The town's day. */
  since: string
  /** Empty: nobody knows any more. */
  by: string
}

/** Why, and by whom since when: a line each. */
export function markLines({ t, day }: Pick<Text, 't' | 'day'>, { reason, words, since, by }: Mark): string[] {
  const date = day(since)
  return [
    words || t(`wrongFiles.reasons.${reason}`),
    by === '' ? t('wrongFiles.byDoctor', { date }) : t('wrongFiles.by', { name: by, date }),
  ]
}
