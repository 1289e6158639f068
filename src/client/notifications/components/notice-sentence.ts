import type { Notice } from '../../../shared/notifications/notifications.schemas.ts'
import { factsInWords, noticeText, withReasonAndPlace } from '../../platform/i18n/facts.ts'
import type { Text } from '../../platform/i18n/i18n.tsx'

/** The notice as a sentence; undefined for a kind that this version does not know. */
export function noticeSentence(text: Text, { kind, facts, person }: Notice): string | undefined {
  const known = noticeText(text, kind, factsInWords(text, facts))
  const sentence = known && withReasonAndPlace(text, facts, known)
  return sentence && person ? text.t('notifications.forPerson', { name: person.name, sentence }) : sentence
}
