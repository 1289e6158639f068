/** The job of the load generator. */
export interface Job {
  /** Keeps the keys of this run's writes distinct from those of other runs. */
  run: string
  url: string
  method: 'GET' | 'POST'
  /** Authorization headers, used in turn. */
  people: Record<string, string>[]
  /** The first day of requested appointments. */
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
  /** In milliseconds. */
  p50: number
  p99: number
}

export const note = 'Heart specialist'
const daysAhead = 80
const timesInDay = 96

/** A request for an appointment that its patient has not sent before. */
export function bodyOf({ people, day }: Pick<Job, 'people' | 'day'>, number: number): string {
  const slot = Math.floor(number / people.length)
  // Consecutive requests are on different days, so that no day's list grows long.
  const ahead = (slot + (number % people.length)) % daysAhead
  const time = Math.floor(slot / daysAhead) % timesInDay
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + ahead * 86_400_000).toISOString().slice(0, 10)
  return JSON.stringify({ specialization: note, type: 'teleconsultation', date, time: clock(time) })
}

function clock(quarter: number): string {
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${pad(Math.floor(quarter / 4))}:${pad((quarter % 4) * 15)}`
}
