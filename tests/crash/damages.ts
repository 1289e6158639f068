import type { Reading } from './store-reader.ts'
import type { Write } from './writes.ts'

export interface Record {
  writes: Write[]
  store: Reading
}

/** One write: its appointment, transaction and key. */
export interface Place {
  id: string
  tx: string
  key: string
}

type Damages = { [what: string]: (record: Record, place: Place) => void }

/** Simulated crash damage to a request that is still pending with a doctor. */
export const requestDamages: Damages = {
  'a lost write'({ store }, { id, tx }) {
    for (const part of ['given', 'audits', 'events'] as const) without(store, part, (row) => row.tx !== tx)
    without(store, 'notices', (row) => row.subject !== id)
    without(store, 'changes', (row) => row.tx !== tx)
    without(store, 'appointments', (row) => row.id !== id)
  },
  'a write lost but for its answer'({ store }, { id }) {
    without(store, 'appointments', (row) => row.id !== id)
  },
  'a doubled write'({ store }, { id, tx }) {
    const twin = { id: `${id}-twin`, tx: `${tx}-twin` }
    const appointment = one(store.appointments, (row) => row.id === id)
    const event = one(store.events, (row) => row.subject === id)
    store.appointments.push({ ...appointment, id: twin.id, starts_at: '1' })
    store.events.push({ ...event, id: 'z', subject: twin.id, tx: twin.tx })
    store.audits.push({ ...one(store.audits, (row) => row.tx === tx), tx: twin.tx })
    const change = one(store.changes, (row) => row.tx === tx)
    store.changes.push({ ...change, appointment_id: twin.id, tx: twin.tx })
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
  'a change that the history lacks'({ store }, { tx }) {
    without(store, 'changes', (row) => row.tx !== tx)
  },
  'a change that stands twice in the history'({ store }, { tx }) {
    store.changes.push(one(store.changes, (row) => row.tx === tx))
  },
  'a change of somebody else'({ store }, { tx }) {
    one(store.changes, (row) => row.tx === tx).actor_id = 'somebody else'
  },
  'a notice of somebody else'({ store }, { id }) {
    one(store.notices, (row) => row.subject === id).user_id = 'somebody else'
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
  'a doctor without an event'({ store }, { id }) {
    one(store.appointments, (row) => row.id === id).doctor_id = 'somebody else'
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
  'a critical reading without its alarm'({ store }) {
    one(store.readings, () => true).alarms = 0
  },
  'a critical reading in two alarms'({ store }) {
    one(store.readings, () => true).alarms = 2
  },
  'an outcome of an alarm that stands twice'({ store }) {
    store.outcomes.push(one(store.outcomes, () => true))
  },
  'an outcome of an alarm that is lost'({ store }) {
    store.outcomes.pop()
  },
  'a doctor told of an alarm without a notice'({ store }) {
    one(store.tellings, () => true).notices -= 1
  },
  'a timed step of an alarm that is lost'({ store }) {
    unansweredIn(store).duty = null
  },
  'a timed step of an alarm that came early'({ store }) {
    const alarm = unansweredIn(store)
    alarm.patient = alarm.raised
  },
  'a desk that was told twice of an alarm'({ store }) {
    unansweredIn(store).desk_events += 1
  },
  'a patient who was told twice that nobody answers'({ store }) {
    unansweredIn(store).patient_notices += 1
  },
  'a patient who was never told that nobody answers'({ store }) {
    Object.assign(unansweredIn(store), { patient_rows: 0, patient_events: 0, patient_notices: 0 })
  },
  'a write that was refused and done'({ writes }, { key }) {
    one(writes, (write) => write.key === key).fate = 'refused'
  },
}

/** Damage to a rejection that left the request with the next doctor. */
export const reassignDamages: Damages = {
  'a reassignment without the request of its next doctor'({ store }, { tx }) {
    withoutEvent(store, tx, 'appointments.requested')
  },
  'a reassignment that its patient never hears of'({ store }, { tx }) {
    withoutEvent(store, tx, 'appointments.reassigned')
  },
  'a rejection without its reassignment'({ store }, { id, tx }) {
    const from = one(store.declines, (row) => row.tx === tx).doctor_id
    one(store.appointments, (row) => row.id === id).doctor_id = from
    withoutEvent(store, tx, 'appointments.requested')
    withoutEvent(store, tx, 'appointments.reassigned')
  },
  'a request reassigned to the doctor who rejected it'({ store }, { id, tx }) {
    const from = one(store.declines, (row) => row.tx === tx).doctor_id
    one(store.appointments, (row) => row.id === id).doctor_id = from
    const asked = one(store.events, (row) => row.tx === tx && row.kind === 'appointments.requested')
    asked.topics = [`person:${from}`, 'appointments']
    one(
      store.notices,
      (row) => row.subject === id && row.at === asked.at && row.kind === asked.kind,
    ).user_id = from
  },
  'a rejected request whose notice is still unseen'({ store }, { id, tx }) {
    const from = one(store.declines, (row) => row.tx === tx).doctor_id
    const isAsked = (row: Reading['notices'][number]) => row.subject === id && row.user_id === from
    one(store.notices, (row) => row.kind === 'appointments.requested' && isAsked(row)).seen_at = null
  },
  'a reassignment whose doctor can still be asked again'({ store }, { tx }) {
    without(store, 'declines', (row) => row.tx !== tx)
  },
}

/** Damage to a doctor's cancellation that left the request open to all and offered to doctors. */
export const reopenDamages: Damages = {
  'a reopened request that is cancelled'({ store }, { id }) {
    one(store.appointments, (row) => row.id === id).status = 'cancelled'
  },
  'a reopened request that keeps its doctor'({ store }, { id, tx }) {
    one(store.appointments, (row) => row.id === id).doctor_id = one(
      store.declines,
      (row) => row.tx === tx,
    ).doctor_id
  },
  'a reopened request told as cancelled'({ store }, { tx }) {
    const reopened = one(store.events, (row) => row.tx === tx && row.kind === 'appointments.reopened')
    const notice = one(
      store.notices,
      (row) => row.subject === reopened.subject && row.at === reopened.at && row.kind === reopened.kind,
    )
    reopened.kind = notice.kind = 'appointments.cancelledByDoctor'
  },
  'a reopening whose doctor may take it again'({ store }, { tx }) {
    without(store, 'declines', (row) => row.tx !== tx)
  },
  'a reopening that was offered to nobody'({ store }, { tx }) {
    withoutEvent(store, tx, 'appointments.offered')
  },
  'a reopening offered to the doctor who gave it back'({ store }, { tx }) {
    const from = one(store.declines, (row) => row.tx === tx).doctor_id
    one(store.events, (row) => row.tx === tx && row.kind === 'appointments.offered').topics.push(
      `person:${from}`,
    )
  },
  'an offer of the first round that is still unseen'({ store }, { id, tx }) {
    const reopened = one(store.events, (row) => row.tx === tx)
    const isFirst = (row: Reading['notices'][number]) => row.subject === id && row.at !== reopened.at
    one(store.notices, (row) => row.kind === 'appointments.offered' && isFirst(row)).seen_at = null
  },
}

function unansweredIn(store: Reading) {
  return one(store.alarms, (alarm) => alarm.is_unanswered && alarm.patient !== null)
}

/** Removes the event of this transaction, and all its notices. */
function withoutEvent(store: Reading, tx: string, kind: string): void {
  const gone = one(store.events, (row) => row.tx === tx && row.kind === kind)
  without(store, 'events', (row) => row !== gone)
  without(store, 'notices', (row) => row.kind !== kind || row.subject !== gone.subject || row.at !== gone.at)
}

function without<P extends Exclude<keyof Reading, 'now'>>(
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
