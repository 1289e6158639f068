import type { Reading } from './store-reader.ts'

export type Event = Reading['events'][number]

const personTopic = 'person:'

/** What happened to the appointment of this event; null for an event of another feature. */
export function stepOf({ kind }: Pick<Event, 'kind'>): string | null {
  const [feature, step = ''] = kind.split('.')
  return feature === 'appointments' ? step : null
}

/** The ids of those whose streams hear of it. */
export function peopleOf({ topics }: Pick<Event, 'topics'>): string[] {
  return topics
    .filter((topic) => topic.startsWith(personTopic))
    .map((topic) => topic.slice(personTopic.length))
}

/** What a doctor may do here has changed. */
export function isStanding({ kind }: Pick<Event, 'kind'>): boolean {
  return kind === 'doctors.decided'
}

/** By this a notice belongs to its event. */
export function keyOf({ kind, subject, at }: Pick<Event, 'kind' | 'subject' | 'at'>): string {
  return `${kind} ${subject} ${at}`
}
