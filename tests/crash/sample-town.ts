import type { Reading } from './store-reader.ts'
import type { Draft, Write } from './writes.ts'

/** A record without fault, as a quiet minute would leave it, for the test of the comparison. */
export function sampleTown(): { writes: Write[]; store: Reading } {
  const writes = [
    sent('accounts.register', 'anyone', {}),
    sent('accounts.login', 'anyone', {}),
    sent('patients.save', 'p1', { body: { address: 'Ward 1 of asha' } }),
    sent('doctors.save', 'd1', { username: 'navjot', body: { clinic: 'Ward 1 of navjot' } }),
    sent('doctors.save', 'd1', { username: 'navjot', body: { clinic: 'Ward 2 of navjot' } }),
    sent('appointments.request', 'p1', { answer: '{"_id":"a1"}' }),
    sent('appointments.request', 'p1', { fate: 'refused', status: 409 }),
    sent('appointments.request', 'p1', { fate: 'abandoned' }),
    sent('appointments.accept', 'd1', { subject: 'a1' }),
    sent('notifications.seen', 'p1', { body: { ids: ['n2'] } }),
    sent('appointments.request', 'p1', { answer: '{"_id":"a2"}' }),
  ]
  const done = writes.filter((write) => write.fate === 'acknowledged')
  const tx = (write: Write | undefined) => String(100 + writes.indexOf(write as Write))
  const [register, login, saved, unlockProfile, , first, , , accept, seen, second] = writes
  const appointment = { patient_id: 'p1', doctor_id: 'd1' }
  return {
    writes,
    store: {
      given: done.map((write) => ({
        actor: write.actor,
        key: write.key,
        status: write.status,
        has_answer: true,
        at: tx(write),
        tx: tx(write),
      })),
      audits: done
        .filter((write) => write !== seen)
        .map((write) => ({
          actor_id: write.actor,
          action: write.action,
          subject: write.subject,
          tx: tx(write),
        })),
      events: [
        { ...event('e0', 'patients.saved', 'p1', tx(saved)), topics: ['person:p1'] },
        { ...event('e00', 'doctors.decided', 'd1', tx(unlockProfile)), topics: ['person:d1', 'doctors'] },
        event('e1', 'appointments.requested', 'a1', tx(first)),
        event('e2', 'appointments.accepted', 'a1', tx(accept)),
        event('e3', 'appointments.requested', 'a2', tx(second)),
      ],
      notices: [
        { id: 'n1', kind: 'appointments.requested', subject: 'a1', at: tx(first), seen_at: null },
        { id: 'n2', kind: 'appointments.accepted', subject: 'a1', at: tx(accept), seen_at: tx(seen) },
        { id: 'n3', kind: 'appointments.requested', subject: 'a2', at: tx(second), seen_at: null },
      ],
      appointments: [
        { ...appointment, id: 'a1', status: 'scheduled', starts_at: '900' },
        { ...appointment, id: 'a2', status: 'pending', starts_at: '901' },
      ],
      declines: [],
      users: [{ username: 'asha', tx: tx(register) }],
      sessions: [{ user_id: 'p1', tx: tx(login) }],
      profiles: [
        { username: 'asha', mark: 'Ward 1 of asha' },
        { username: 'navjot', mark: 'Ward 2 of navjot' },
      ],
    },
  }
}

function event(id: string, kind: string, subject: string, tx: string): Reading['events'][number] {
  return { id, kind, subject, topics: ['person:p1', 'person:d1', 'appointments'], at: tx, tx }
}

let count = 0

function sent(action: string, actor: string, more: Partial<Write>): Write {
  count += 1
  const draft: Draft = { action, actor, username: 'asha', path: '/', body: {}, token: null, subject: null }
  return { ...draft, key: `key-${count}`, fate: 'acknowledged', status: 200, answer: '{}', tries: 1, ...more }
}
