import type { Text, TextValues } from './i18n.tsx'

/** What a notice or an activity is about, as it stands in a sentence: days and times in words, names as they are. */
export function factsInWords(
  { day, time }: Text,
  facts: { date?: string | undefined; time?: string | undefined } & TextValues,
): TextValues {
  return {
    ...facts,
    ...(facts.date !== undefined && { date: day(facts.date, 'short') }),
    ...(facts.time !== undefined && { time: time(facts.time) }),
  }
}

/**
 * The sentence of a notice, with the person where the facts name one: for doctors the patient, for patients the
 * doctor. Undefined for a kind that this page is too old to know.
 */
export function noticeText({ t }: Text, kind: string, values: TextValues): string | undefined {
  const find = (group: string) => t.find(kind.replace('.', `Notices.${group}`), values)
  const withPatient = values['patient'] === undefined ? undefined : find('ofPatient.')
  const withDoctor = values['doctor'] === undefined ? undefined : find('ofDoctor.')
  return withPatient ?? withDoctor ?? find('')
}

/** Before the sentence why it happened (the doctor who was to see the patient cannot), after it where to go. */
export function withReasonAndPlace(
  { t }: Text,
  { away, place }: { away?: string | undefined; place?: string | undefined },
  sentence: string,
): string {
  const parts = [
    away !== undefined && t('notifications.away', { away }),
    sentence,
    place !== undefined && t('notifications.place', { place }),
  ]
  return parts.filter(Boolean).join(' ')
}
