import type { Notice } from '../../../shared/notifications/notifications.schemas.ts'
import { factsInWords, noticeText, withReasonAndPlace } from '../../platform/i18n/facts.ts'
import type { Text } from '../../platform/i18n/i18n.tsx'

/** The notice as a sentence; undefined for a kind that this version does not know. */
export function noticeSentence(text: Text, { kind, facts }: Notice): string | undefined {
  const sentence = noticeText(text, kind, factsInWords(text, facts))
  return sentence && withReasonAndPlace(text, facts, sentence)
}
