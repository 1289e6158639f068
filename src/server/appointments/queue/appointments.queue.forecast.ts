import { turnAt, type DayOfQueue } from '../../../shared/appointments/queue/appointments.forecast.ts'
import { queueStateOf } from '../../../shared/appointments/queue/appointments.queue.rules.ts'
import { tokenMinutes } from '../../../shared/availability/availability.rules.ts'
import { timeAt } from '../../../shared/kit/time/day-minutes.ts'
import { instantIn, timeIn } from '../../../shared/kit/time/town-time.ts'
import type { TokenSession } from '../tokens/appointments.tokens.repo.ts'
import type { EntryRow } from './appointments.queue.repo.ts'

const minute = 60_000
const minutesOfInstant = (at: Date) => at.getTime() / minute

export interface LineNow {
  session: TokenSession
  day: string
  rows: readonly EntryRow[]
  now: Date
  zone: string
}

/** What the line of that day has shown so far, for the forecast. */
function dayOf({ session, day, rows, now, zone }: LineNow): DayOfQueue {
  const visits = rows.flatMap((row) => {
    const state = queueStateOf(row)
    const from = row.startedAt ?? row.calledAt
    if (!from || (state !== 'inside' && state !== 'done')) return []
    const ended = row.finishedAt ?? row.endedAt ?? from
    return [{ from: minutesOfInstant(from), to: state === 'done' ? minutesOfInstant(ended) : null }]
  })
  return {
    now: minutesOfInstant(now),
    opens: minutesOfInstant(instantIn(zone, day, timeAt(session.opens))),
    planned: tokenMinutes(session),
    visits,
    absent: rows.filter(({ absentAt }) => absentAt !== null).length,
  }
}

export interface Turn {
  before: number
  /** In minutes since 1970. */
  at: number
}

/** By entry, of those who wait: how many wait before, and when it is their turn. */
export function turnsOf(line: LineNow): Map<string, Turn> {
  const day = dayOf(line)
  const waiting = line.rows.filter((row) => queueStateOf(row) === 'waiting')
  return new Map(waiting.map(({ id }, before) => [id, { before, at: turnAt(day, before) }]))
}

/** The town's time of such a minute, to the full five minutes as one would say it. */
export function saidTime(zone: string, at: number): string {
  return timeIn(zone, new Date(Math.round(at / 5) * 5 * minute))
}
