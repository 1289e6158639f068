import { operations } from '../../src/server/app/server.ts'
import { compareAlarms } from './compare-alarms.ts'
import { compareHistories } from './compare-history.ts'
import { isStanding, stepOf } from './events.ts'
import { findKnown, type Known } from './known.ts'
import { compareProfiles, compareSeen, compareStandings, compareTold } from './compare-people.ts'
import type { AppointmentRead, Reading } from './store-reader.ts'
import { appointmentIn, type Write } from './writes.ts'

/**
 * Compares what the senders know with the tables; returns a sentence for each difference. Every acknowledged write
 * must exist exactly once, every other completely or not at all, and nothing else may exist.
 */
export function compare(writes: readonly Write[], store: Reading): string[] {
  const known = findKnown(writes, store)
  const histories = compareHistories(known, store)
  return [
    ...compareFates(writes, store, known),
    ...compareEffects(known, store),
    ...findStrangers(known, store),
    ...histories.differences,
    ...compareProfiles(known, store),
    ...compareSeen(known, store, histories),
    ...compareTold(store, histories),
    ...compareStandings(known, store),
    ...compareAlarms(known, store),
  ]
}

function compareFates(writes: readonly Write[], store: Reading, known: Known[]): string[] {
  const done = new Set(known.map(({ write }) => write))
  const lost = writes.filter((write) => write.fate === 'acknowledged' && !done.has(write))
  const refused = known.filter(({ write }) => write.fate === 'refused')
  const other = known.filter(
    ({ write, given }) => write.fate === 'acknowledged' && given.status !== write.status,
  )
  const torn = store.given.filter((given) => given.status === null || !given.has_answer)
  return [
    ...lost.map((write) => `lost: ${name(write)} was acknowledged and is not there`),
    ...refused.map(({ write }) => `refused with ${write.status}, and yet done: ${name(write)}`),
    ...other.map(
      ({ write, given }) => `${name(write)} was answered ${write.status} and kept as ${given.status}`,
    ),
    ...torn.map((given) => `torn: the key ${given.key} is kept without its answer`),
  ]
}

const audited = new Set(operations.filter((endpoint) => endpoint.audited).map((endpoint) => endpoint.name))

/** The parts of one write, all from its transaction. */
function compareEffects(known: Known[], store: Reading): string[] {
  const audits = group(store.audits)
  const users = group(store.users)
  const sessions = group(store.sessions)
  const events = group(store.events)
  const declines = group(store.declines)
  const appointments = new Map(store.appointments.map((one) => [one.id, one]))
  return known.flatMap(({ write, given: { tx } }) => {
    const { action, actor } = write
    const of = <T>(rows: Map<string, T[]>) => rows.get(tx) ?? []
    const wrong = [
      !fits(
        of(audits).map((one) => one.action),
        audited.has(action) ? [action] : [],
      ) && 'audit entry',
      !fits(
        of(users).map((one) => one.username),
        action === 'accounts.register' ? [write.username] : [],
      ) && 'person',
      of(sessions).length !== (action === 'accounts.login' ? 1 : 0) && 'session',
      !isTold(write, of(events)) && 'event',
      action === 'appointments.reject' &&
        !of(declines).some((one) => one.doctor_id === actor && one.appointment_id === write.subject) &&
        'rejection',
      action === 'appointments.request' && !isAskedFor(write, of(events), appointments) && 'appointment',
    ]
    return wrong
      .filter((part) => part !== false)
      .map((part) => `torn: ${name(write)} is there, its ${part} is not as it should be`)
  })
}

const tellsOf: Record<string, RegExp> = {
  'accounts.register': /^accounts\.codesOffered$/,
  'patients.save': /^patients\.saved$/,
  'vitals.add': /^vitals\.critical$/,
  'appointments.request': /^appointments\.requested$/,
  'appointments.accept': /^appointments\.accepted$/,
  'appointments.reject': /^appointments\.(reassigned|opened|declined)$/,
  'appointments.cancel': /^appointments\.(cancelledBy(Patient|Doctor)|reopened)$/,
}

/**
 * Exactly one event of the right kind for the appointment or person. Everything else, including competing requests,
 * is checked by the histories: see `compareHistories`.
 */
function isTold({ action, actor, subject }: Write, events: Reading['events']): boolean {
  // A doctor's first save approves them, which is announced once: see `compareStandings`.
  if (action === 'doctors.save') return events.every((event) => isStanding(event) && event.subject === actor)
  const kind = tellsOf[action]
  if (!kind) return events.length === 0
  const meant = action === 'patients.save' ? actor : subject
  const own = events.filter((event) => meant === null || event.subject === meant)
  return own.filter((event) => kind.test(event.kind)).length === 1
}

type Appointments = ReadonlyMap<string, AppointmentRead>

/** It exists, belongs to the patient, and is the one that the answer named. */
function isAskedFor(write: Write, events: Reading['events'], appointments: Appointments): boolean {
  const [asked] = events.flatMap(({ subject }) => appointments.get(subject) ?? [])
  return (
    asked?.patient_id === write.actor && (write.fate !== 'acknowledged' || asked.id === appointmentIn(write))
  )
}

/** Rows of transactions that belong to none of our writes: a duplicate, or half of one. */
function findStrangers(known: Known[], store: Reading): string[] {
  const ours = new Set(known.map(({ given }) => given.tx))
  const keys = new Set(known.map(({ given }) => given.key))
  const asked = new Set(store.events.filter((event) => stepOf(event) !== null).map((event) => event.subject))
  const parts = ['audits', 'events', 'declines', 'changes', 'users', 'sessions'] as const
  return [
    ...store.given.filter(({ key }) => !keys.has(key)).map(({ key }) => `nobody sent the key ${key}`),
    ...store.appointments
      .filter(({ id }) => !asked.has(id))
      .map(({ id }) => `nobody asked for the appointment ${id}`),
    ...parts.flatMap((part) =>
      store[part]
        .filter(({ tx }) => !ours.has(tx))
        .map((row) => `doubled or torn: in ${part} stands ${JSON.stringify(row)} of no write`),
    ),
  ]
}

function group<T extends { tx: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(row.tx, [...(groups.get(row.tx) ?? []), row])
  return groups
}

function fits(found: string[], expected: string[]): boolean {
  return found.length === expected.length && found.every((one, at) => one === expected[at])
}

export function name(write: Write): string {
  return `${write.action} of ${write.username} (key ${write.key}, tried ${write.tries} times)`
}
