import { compare } from './compare.ts'
import type { Reading } from './store-reader.ts'
import { sampleTown } from './sample-town.ts'
import type { Write } from './writes.ts'

interface Record {
  writes: Write[]
  store: Reading
}

/** Damages that a crash could do to the last request for an appointment, each to be noticed. */
const damages: { [what: string]: (record: Record, lost: Parts) => void } = {
  'a lost write'({ store }, { id, tx }) {
    for (const part of ['given', 'audits', 'events'] as const) without(store, part, (row) => row.tx !== tx)
    without(store, 'notices', (row) => row.subject !== id)
    without(store, 'appointments', (row) => row.id !== id)
  },
  'a write lost but for its answer'({ store }, { id }) {
    without(store, 'appointments', (row) => row.id !== id)
  },
  'a doubled write'({ store }, { id, tx }) {
    const twin = { id: `${id}-twin`, tx: `${tx}-twin` }
    store.appointments.push({
      ...one(store.appointments, (row) => row.id === id),
      id: twin.id,
      starts_at: '1',
    })
    store.events.push({
      ...one(store.events, (row) => row.subject === id),
      id: 'z',
      subject: twin.id,
      tx: twin.tx,
    })
    store.audits.push({ ...one(store.audits, (row) => row.tx === tx), tx: twin.tx })
  },
  'two active appointments at one time'({ store }, { id, tx }) {
    store.appointments.push({ ...one(store.appointments, (row) => row.id === id), id: `${id}-twin` })
    store.events.push({ ...one(store.events, (row) => row.tx === tx), id: 'z', subject: `${id}-twin` })
  },
  'a missing audit entry'({ store }, { tx }) {
    without(store, 'audits', (row) => row.tx !== tx)
  },
  'a missing event'({ store }, { tx }) {
    without(store, 'events', (row) => row.tx !== tx)
  },
  'a missing notice'({ store }, { id }) {
    without(store, 'notices', (row) => row.subject !== id)
  },
  'a notice too many'({ store }, { id }) {
    store.notices.push({ ...one(store.notices, (row) => row.subject === id), id: 'twin' })
  },
  'a key without its answer'({ store }, { tx }) {
    one(store.given, (row) => row.tx === tx).has_answer = false
  },
  'a write without its key'({ store }, { tx }) {
    without(store, 'given', (row) => row.tx !== tx)
  },
  'a state without its event'({ store }, { id }) {
    one(store.appointments, (row) => row.id === id).status = 'cancelled'
  },
  'a saved profile that nobody was told of'({ store }) {
    without(store, 'events', (row) => row.kind !== 'patients.saved')
  },
  'a doctor let in twice'({ store }) {
    store.events.push({ ...one(store.events, (row) => row.kind === 'doctors.decided'), id: 'z' })
  },
  'a doctor never let in'({ store }) {
    without(store, 'events', (row) => row.kind !== 'doctors.decided')
  },
  'an older profile'({ store }) {
    one(store.profiles, () => true).mark = 'of yesterday'
  },
  'a write that was refused and done'({ writes }, { key }) {
    one(writes, (write) => write.key === key).fate = 'refused'
  },
}

interface Parts {
  id: string
  tx: string
  key: string
}

/** Damages a small sound record in every way; answers the damages that the comparison did not notice. */
export function testComparison(sound: Record = sampleTown()): { noticed: string[]; unnoticed: string[] } {
  const before = compare(sound.writes, sound.store)
  if (before.length > 0)
    throw new Error(`The comparison finds fault with a sound record: ${before.join('; ')}`)
  const parts = lastRequest(sound)
  const names = Object.keys(damages)
  const isNoticed = (what: string) => {
    const record = structuredClone(sound)
    damages[what]?.(record, parts)
    return compare(record.writes, record.store).length > 0
  }
  return { noticed: names.filter(isNoticed), unnoticed: names.filter((what) => !isNoticed(what)) }
}

/** The last request that told a doctor and is still pending. */
function lastRequest({ writes, store }: Record): Parts {
  const pending = new Set(
    store.appointments.filter((row) => row.status === 'pending' && row.doctor_id).map((row) => row.id),
  )
  for (const { key } of writes.filter(
    (write) => write.action === 'appointments.request' && write.fate === 'acknowledged',
  )) {
    const given = store.given.find((row) => row.key === key)
    const event = store.events.find((row) => row.tx === given?.tx && pending.has(row.subject))
    const tellings = store.notices.filter((row) => row.subject === event?.subject)
    if (given && event && tellings.length === 1) return { id: event.subject, tx: given.tx, key }
  }
  throw new Error('No request is left to be damaged for the test.')
}

function without<P extends keyof Reading>(
  store: Reading,
  part: P,
  keeps: (row: Reading[P][number]) => boolean,
): void {
  const rows: Reading[P][number][] = store[part]
  Object.assign(store, { [part]: rows.filter(keeps) })
}

function one<T>(rows: readonly T[], isMeant: (row: T) => boolean): T {
  const row = rows.find(isMeant)
  if (row === undefined) throw new Error('The row to be damaged is missing.')
  return row
}
