import { changeAfter } from './sample-changes.ts'
import type { Reading } from './store-reader.ts'
import type { Draft, Write } from './writes.ts'

/** A sample event: the ids of people who get it and of those who get a notice. */
export interface Happened {
  kind: string
  subject: string
  hears: string[]
  told?: string[]
  /** Besides people's topics; appointments always include the desk's. */
  topic?: string
}

interface SampleRecord {
  writes: Write[]
  store: Reading
  /** Adds a complete write with its events; returns its transaction, which is also its instant. */
  did(action: string, actor: string, more?: Partial<Write>, events?: Happened[]): string
  /** Adds a write that left nothing. */
  failed(action: string, actor: string, more: Partial<Write>): void
  /** Marks existing notices of the offer and request as seen: for everybody, or for one person. */
  withdraw(subject: string, tx: string, personId?: string): void
}

const firstInstant = 100

/** Builds a record step by step as the server would leave it, to test the comparison. */
export function newRecord(): SampleRecord {
  const writes: Write[] = []
  const store: Reading = {
    now: 1_000_000,
    given: [],
    audits: [],
    events: [],
    notices: [],
    appointments: [],
    declines: [],
    changes: [],
    users: [],
    sessions: [],
    profiles: [],
    readings: [],
    tellings: [],
    outcomes: [],
    alarms: [],
  }

  function add(action: string, actor: string, more: Partial<Write>): Write {
    const draft: Draft = { action, actor, username: actor, path: '/', body: {}, token: null, subject: null }
    const key = `key-${writes.length + 1}`
    const write: Write = { ...draft, key, fate: 'acknowledged', status: 200, answer: '{}', tries: 1, ...more }
    writes.push(write)
    return write
  }

  function happen({ kind, subject, hears, told = [], topic = 'appointments' }: Happened, tx: string): void {
    const id = `e${String(store.events.length).padStart(3, '0')}`
    const topics = [...hears.map((person) => `person:${person}`), topic]
    store.events.push({ id, kind, subject, topics, at: tx, tx })
    for (const person of told) {
      const notice = { id: `n${store.notices.length + 1}`, user_id: person, kind, subject, at: tx }
      store.notices.push({ ...notice, seen_at: null })
    }
  }

  return {
    writes,
    store,
    did(action, actor, more = {}, events = []) {
      const { key, status, subject } = add(action, actor, more)
      const tx = String(firstInstant + writes.length)
      store.given.push({ actor, key, status, has_answer: true, at: tx, tx })
      // Marking notices as seen is the only write here that is not audited.
      if (action !== 'notifications.seen') store.audits.push({ actor_id: actor, action, subject, tx })
      for (const event of events) happen(event, tx)
      const changed = events.filter(({ kind }) => kind.startsWith('appointments.'))
      for (const id of new Set(changed.map((event) => event.subject))) {
        const last = store.changes.findLast((change) => change.appointment_id === id)
        const own = changed.filter((event) => event.subject === id)
        store.changes.push(changeAfter(own, { action, actor, subject, tx }, last))
      }
      return tx
    },
    failed: (action, actor, more) => void add(action, actor, more),
    withdraw(subject, tx, personId) {
      for (const notice of store.notices) {
        const isMeant = personId === undefined || notice.user_id === personId
        const isAsk = ['appointments.offered', 'appointments.requested'].includes(notice.kind)
        if (isMeant && isAsk && notice.subject === subject) notice.seen_at ??= tx
      }
    },
  }
}
