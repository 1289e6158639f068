import { v7 } from 'uuid'
import type { Statement } from './recording.ts'

/** The values that replace the recorded account, patient, day and time in the bare route. */
export interface Asked {
  user: string
  patient: string
  date: string
  time: string
}

/** A recorded statement that can be sent for another request: values that belonged to the recorded one are replaced. */
export interface Replayed {
  text: string
  values(request: Request): unknown[]
}

/** One request in progress: new ids, and the rows its statements returned so far. */
export interface Request {
  asked: Asked
  now: Date
  ids: Map<string, string>
  rows: Record<string, unknown>[][]
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const townOffset = '+05:30'

/** `recorded.now` is about the time of recording; dates far from it belong to the requested day. */
export function makeReplay(statements: readonly Statement[], recorded: Asked & { now: Date }): Replayed[] {
  const sources = findSources(statements)
  const literal = [recorded.date, recorded.time].filter((text) => text !== '').join('|')
  const pattern = new RegExp(literal === '' ? uuid.source : `${uuid.source}|${literal}`, 'g')
  const dayBegin = Date.parse(`${recorded.date}T00:00:00${townOffset}`)

  function find(found: string, request: Request): string {
    if (found === recorded.date) return request.asked.date
    if (found === recorded.time) return request.asked.time
    if (found === recorded.user) return request.asked.user
    if (found === recorded.patient) return request.asked.patient
    const source = sources.get(found)
    const answered = source && request.rows[source.statement]?.[0]?.[source.column]
    if (typeof answered === 'string') return answered
    const known = request.ids.get(found) ?? v7()
    request.ids.set(found, known)
    return known
  }

  function prepare(value: unknown): (request: Request) => unknown {
    if (Array.isArray(value)) {
      const parts = value.map(prepare)
      return (request) => parts.map((part) => part(request))
    }
    if (value instanceof Date) return prepareDate(value)
    if (typeof value !== 'string' || value.search(pattern) < 0) return () => value
    return (request) => value.replace(pattern, (found) => find(found, request))
  }

  function prepareDate(value: Date): (request: Request) => unknown {
    if (Math.abs(value.getTime() - recorded.now.getTime()) < 60_000) return ({ now }) => now
    // The day's start and end keep their distance to the day; the requested time is somewhere in between.
    const isTime = value.getTime() === Date.parse(`${recorded.date}T${recorded.time}:00${townOffset}`)
    const offset = value.getTime() - dayBegin
    return ({ asked: { date, time } }) =>
      isTime
        ? new Date(`${date}T${time}:00${townOffset}`)
        : new Date(Date.parse(`${date}T00:00:00${townOffset}`) + offset)
  }

  return statements.map(({ text, values }) => {
    const prepared = values.map(prepare)
    return { text, values: (request) => prepared.map((one) => one(request)) }
  })
}

/** Ids that came from a statement's result, such as the doctor's: which statement and column. */
function findSources(statements: readonly Statement[]): Map<string, { statement: number; column: string }> {
  const sources = new Map<string, { statement: number; column: string }>()
  for (const [statement, { rows }] of statements.entries()) {
    for (const [column, value] of Object.entries(rows[0] ?? {})) {
      // The first statement that returned it: a later one may return it too, after it has been used.
      if (typeof value === 'string' && value.replace(uuid, '') === '' && !sources.has(value))
        sources.set(value, { statement, column })
    }
  }
  return sources
}
