import { dayIn } from '../../../shared/kit/time/town-time.ts'
import { removeVital, restoreVital, type addVital } from '../../../shared/vitals/vitals.endpoints.ts'
import type { VitalEntry } from '../../../shared/vitals/vitals.forms.ts'
import type { VitalReading, VitalRecord } from '../../../shared/vitals/vitals.schemas.ts'
import { readVital } from '../../../shared/vitals/vitals.parse.ts'
import { needsDoctor } from '../../../shared/vitals/vitals.rules.ts'
import { adultFromYears, gradeReading } from '../../../shared/vitals/vitals.thresholds.ts'
import type { QueuedMutation } from '../../platform/outbox/queued-mutation.ts'

// By path: an import would bring the form's parser, which a dashboard does not need.
const addPath: (typeof addVital)['path'] = '/api/vitals'

/** A reading with its queued state, if any. */
export interface ShownReading extends VitalReading {
  waiting?: 'waiting' | 'refused'
}
export interface ShownRecord extends VitalRecord {
  readings: ShownReading[]
}
interface Place {
  zone: string
  /** Null when it is unknown on this phone. */
  ageInYears: number | null
}

/** The record with the queued changes applied. */
export function withWaitingVitals(
  known: ShownRecord | undefined,
  waiting: readonly QueuedMutation[],
  place: Place,
): ShownRecord | undefined {
  const added = waiting.filter(({ to }) => to.path === addPath)
  if (!known && added.length === 0) return known
  const { readings, bmi } = known ?? { readings: [], bmi: null }
  const gone = listRemoved(waiting)
  const all = [...added.flatMap((entry) => readWaiting(entry, place) ?? []), ...readings]
  const left = all.filter(({ id }) => !gone.has(id))
  return {
    bmi,
    readings: left.toSorted((one, other) => compare(`${other.date} ${other.at}`, `${one.date} ${one.at}`)),
  }
}

function listRemoved(waiting: readonly QueuedMutation[]): Set<string> {
  const gone = new Set<string>()
  for (const { to, params } of waiting) {
    if (to.name === removeVital.name) gone.add(params['id'] ?? '')
    if (to.name === restoreVital.name) gone.delete(params['id'] ?? '')
  }
  return gone
}

/**
 * Parses and grades a queued reading like the server, so that a critical value is shown offline. Without a known age it
 * uses the limits for adults.
 */
export function readWaiting(
  { key, submittedAt, body, state }: Pick<QueuedMutation, 'key' | 'submittedAt' | 'body' | 'state'>,
  { zone, ageInYears }: Place,
): ShownReading | null {
  const entry = body as VitalEntry
  const { type } = entry
  const read = readVital(entry)
  if ('refusal' in read) return null
  const { values, unit, saidUnit, context } = read
  const said = dayIn(zone, new Date(submittedAt))
  const date = entry.date || said
  const isGraded = type !== 'height' && type !== 'weight'
  const grade = isGraded ? gradeReading({ type, values, context }, ageInYears ?? adultFromYears) : null
  return {
    id: key,
    type,
    value: entry.value,
    date,
    at: new Date(submittedAt).toISOString(),
    values,
    unit,
    saidUnit,
    context,
    grade,
    needsDoctor: needsDoctor(grade, date, said),
    waiting: state === 'refused' ? 'refused' : 'waiting',
  }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
