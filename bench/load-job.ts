/** What the load generator is told to do. */
export interface Job {
  /** Tells the keys of this run's writes from those of another. */
  run: string
  url: string
  method: 'GET' | 'POST'
  /** Headers that say who asks; taken in turn. */
  people: Record<string, string>[]
  /** The day that requests for appointments begin with. */
  day: string
  /** Number of the first request: writes continue where the last job ended. */
  first: number
  connections: number
  seconds: number
}

export interface Load {
  sent: number
  failures: number
  firstFailure: string
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

export const note = 'Heart specialist'
const daysAhead = 80
const timesInDay = 96

/** A request for an appointment that its patient has not sent before. */
export function bodyOf({ people, day }: Pick<Job, 'people' | 'day'>, number: number): string {
  const slot = Math.floor(number / people.length)
  // Neighbours in time fall on different days, so that no day's list grows long.
  const ahead = (slot + (number % people.length)) % daysAhead
  const time = Math.floor(slot / daysAhead) % timesInDay
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + ahead * 86_400_000).toISOString().slice(0, 10)
  return JSON.stringify({ specialization: note, type: 'teleconsultation', date, time: clock(time) })
}

function clock(quarter: number): string {
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${pad(Math.floor(quarter / 4))}:${pad((quarter % 4) * 15)}`
}
