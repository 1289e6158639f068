import type { Reading } from './store-reader.ts'

export type Event = Reading['events'][number]

const personTopic = 'person:'

/** What happened to the appointment of this event; null for another feature's event. */
export function stepOf({ kind }: Pick<Event, 'kind'>): string | null {
  const [feature, step = ''] = kind.split('.')
  return feature === 'appointments' ? step : null
}

/** The ids of people whose streams get it. */
export function peopleOf({ topics }: Pick<Event, 'topics'>): string[] {
  return topics
    .filter((topic) => topic.startsWith(personTopic))
    .map((topic) => topic.slice(personTopic.length))
}

/** Whether it is a change of a doctor's approval. */
export function isStanding({ kind }: Pick<Event, 'kind'>): boolean {
  return kind === 'doctors.decided'
}

/** The key that links a notice to its event. */
export function keyOf({ kind, subject, at }: Pick<Event, 'kind' | 'subject' | 'at'>): string {
  return `${kind} ${subject} ${at}`
}
