import type { Text, TextValues } from './i18n.tsx'

interface DatedFacts {
  date?: string | undefined
  time?: string | undefined
  until?: string | undefined
}

interface LaterFacts {
  away?: string | undefined
  place?: string | undefined
  redFlag?: 'yes' | undefined
  freeTimes?: string | undefined
}

/** The facts of a notice or an activity as message values: dates and times formatted, and what has a name in this language by it. */
export function factsInWords({ day, time, language }: Text, facts: DatedFacts & TextValues): TextValues {
  const inLanguage = Object.entries(facts).filter(([name]) => name.endsWith(`_${language}`))
  return {
    ...facts,
    ...Object.fromEntries(inLanguage.map(([name, words]) => [name.slice(0, -3), words])),
    date: facts.date && day(facts.date, 'short'),
    until: facts.until && day(facts.until, 'short'),
    time: facts.time && time(facts.time),
  }
}

/**
 * The sentence of a notice; names the patient to doctors and the doctor to patients, if known. Undefined for a kind
 * that this version does not know.
 */
export function noticeText({ t }: Text, kind: string, values: TextValues): string | undefined {
  const find = (group: string) => t.find(kind.replace('.', `Notices.${group}`), values)
  const withPatient = values['patient'] === undefined ? undefined : find('ofPatient.')
  const withDoctor = values['doctor'] === undefined ? undefined : find('ofDoctor.')
  return withPatient ?? withDoctor ?? find('')
}

/** Adds the red flag and the reason before the sentence (the doctor is away), and the place or the next free times after it. */
export function withReasonAndPlace(
  text: Text,
  { away, place, redFlag, freeTimes }: LaterFacts,
  sentence: string,
): string {
  const { t } = text
  const parts = [
    redFlag !== undefined && t('notifications.redFlag'),
    away !== undefined && t('notifications.away', { away }),
    sentence,
    place !== undefined && t('notifications.place', { place }),
    freeTimes !== undefined && t('notifications.next', { times: timesInWords(text, freeTimes) }),
  ]
  return parts.filter(Boolean).join(' ')
}

/** "Sat, 21 Nov, 12:45 pm · 1:15 pm": each day once. */
function timesInWords({ day, time }: Text, freeTimes: string): string {
  let last = ''
  const words = freeTimes.split(', ').map((one) => {
    const [date = '', at = ''] = one.split(' ')
    const isSameDay = date === last
    last = date
    return isSameDay ? time(at) : `${day(date, 'short')}, ${time(at)}`
  })
  return words.join(' · ')
}
