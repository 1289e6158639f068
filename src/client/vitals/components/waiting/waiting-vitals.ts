import { dayIn, instantIn } from '../../../../shared/kit/time/town-time.ts'
import { removeVital, restoreVital, type addVital } from '../../../../shared/vitals/vitals.endpoints.ts'
import type { VitalEntry } from '../../../../shared/vitals/vitals.forms.ts'
import type { VitalReading, VitalRecord } from '../../../../shared/vitals/vitals.schemas.ts'
import { interpret, type Interpreted } from '../../../../shared/vitals/grading/vitals.interpret.ts'
import {
  personOn,
  unknownAdult,
  type Person,
  type PersonFacts,
} from '../../../../shared/vitals/grading/vitals.person.ts'
import type { QueuedMutation } from '../../../platform/outbox/queued-mutation.ts'

// By path: an import would bring the form's parser, which a dashboard does not need.
const addPath: (typeof addVital)['path'] = '/api/vitals'

/** A reading with its queued state, if any. */
export interface ShownReading extends VitalReading {
  waiting?: 'waiting' | 'refused'
  /** Just added: the heart rate that the machine showed beside it. */
  pulse?: VitalReading | undefined
}
export interface ShownRecord extends VitalRecord {
  readings: ShownReading[]
}
interface Place {
  zone: string
  /** Null when nothing is known on this phone. */
  facts: PersonFacts | null
}

/** The record with the queued changes applied. */
export function withWaitingVitals(
  known: ShownRecord | undefined,
  waiting: readonly QueuedMutation[],
  place: Place,
): ShownRecord | undefined {
  const added = waiting.filter(({ to }) => to.path === addPath)
  if (!known && added.length === 0) return known
  const { readings, ...record } = known ?? { readings: [], bmi: null }
  const gone = listRemoved(waiting)
  const all = [...added.flatMap((entry) => readWaiting(entry, place)), ...readings]
  const left = all.filter(({ id }) => !gone.has(id))
  return {
    ...record,
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
 * Parses and grades a queued reading with the function of the server, so that its colour is shown offline. Where nothing
 * is known of the person it uses the limits for adults. Empty for what cannot be parsed; two readings with a pulse.
 */
export function readWaiting(
  { key, submittedAt, body, state }: Pick<QueuedMutation, 'key' | 'submittedAt' | 'body' | 'state'>,
  { zone, facts }: Place,
): ShownReading[] {
  const entry = body as VitalEntry
  const today = dayIn(zone, new Date(submittedAt))
  const date = entry.date || today
  const read = interpret(entry, personOf(entry, facts, date), { day: date, today })
  if ('refusal' in read) return []
  return read.readings.map((one, nth) => ({
    ...shown(one),
    id: nth === 0 ? key : `${key}-pulse`,
    value: entry.second ? `${entry.value}, ${entry.second}` : entry.value,
    date,
    at: new Date(submittedAt).toISOString(),
    ...(entry.time && { measuredAt: instantIn(zone, date, entry.time).toISOString() }),
    waiting: state === 'refused' ? 'refused' : 'waiting',
  }))
}

/** The person whom the entry is graded for; entries of earlier versions lack the answers. */
export function personOf(
  { pregnancy, ageInMonths }: Partial<Pick<VitalEntry, 'pregnancy' | 'ageInMonths'>>,
  facts: PersonFacts | null,
  day: string,
): Person {
  const said = { pregnancy: pregnancy || null, ageInMonths: ageInMonths ? Number(ageInMonths) : null }
  return facts === null ? unknownAdult : personOn(day, facts, said)
}

/** The fields of a reading as the server sends them. */
export function shown({ each, offScale, site, symptoms, pregnancy: _, ...same }: Interpreted) {
  return {
    ...same,
    ...(each.length > 1 && { each }),
    ...(offScale && { offScale }),
    ...(site && { site }),
    ...(symptoms && { symptoms: [...symptoms] }),
  }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
