import type { Reading } from './store-reader.ts'

export type Event = Reading['events'][number]

/** What happened to the appointment of this event; null for an event of another feature. */
export function stepOf({ kind }: Event): string | null {
  const [room, step = ''] = kind.split('.')
  return room === 'appointments' ? step : null
}

/** A doctor passed on what is open to all: told to that doctor's own screens and the desk, and it stays open. */
export function isOneDoctorsNo(event: Event): boolean {
  const people = event.topics.filter((topic) => topic.startsWith('person:'))
  return stepOf(event) === 'declines' && people.length === 1
}

/** What a doctor may do here has changed. */
export function isStanding({ kind }: Pick<Event, 'kind'>): boolean {
  return kind === 'doctors.decided'
}
