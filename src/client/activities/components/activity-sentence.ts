import type { Activity } from '../../../shared/activities/activities.schemas.ts'
import { factsInWords, noticeText, withReasonAndPlace } from '../../platform/i18n/facts.ts'
import type { Text } from '../../platform/i18n/i18n.tsx'

/** The activity as a sentence; undefined for a kind that this version does not know. */
export function activitySentence(text: Text, { kind, facts }: Activity): string | undefined {
  const values = factsInWords(text, facts)
  const sentence = text.t.find(`activities.kinds.${kind}`, values) ?? noticeText(text, kind, values)
  return sentence && withReasonAndPlace(text, facts, sentence)
}
