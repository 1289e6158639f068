import type { Notice } from '../../../shared/notifications/notifications.schemas.ts'
import { factsInWords, noticeText, withReasonAndPlace } from '../../platform/i18n/facts.ts'
import type { Text } from '../../platform/i18n/i18n.tsx'

/** The notice as a sentence in the reader's language. */
export function noticeSentence(text: Text, { kind, facts }: Notice): string {
  return withReasonAndPlace(text, facts, noticeText(text, kind, factsInWords(text, facts)) ?? '')
}
