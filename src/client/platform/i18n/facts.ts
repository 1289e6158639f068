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

/** The reason before the sentence: the doctor who was to see the patient cannot. */
export function withReason({ t }: Text, { away }: { away?: string | undefined }, sentence: string): string {
  return away === undefined ? sentence : `${t('notifications.away', { away })} ${sentence}`
}
