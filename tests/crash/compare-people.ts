import { isSameSet, type Histories, withdrawnKey } from './compare-history.ts'
import { isStanding, keyOf, stepOf, type Event } from './events.ts'
import type { Known } from './known.ts'
import type { Reading } from './store-reader.ts'
import { markOf, noticesIn } from './writes.ts'

/** Each profile equals its person's last save: saves of one person are sequential. */
export function compareProfiles(known: Known[], store: Reading): string[] {
  const last = new Map<string, string>()
  for (const { write } of known) if (markOf(write) !== '') last.set(write.username, markOf(write))
  const found = new Map(store.profiles.map((profile) => [profile.username, profile.mark]))
  return [...new Set([...last.keys(), ...found.keys()])].flatMap((username) => {
    const [should, is] = [last.get(username), found.get(username)]
    return should === is ? [] : [`the profile of ${username} says "${is}"; saved last was "${should}"`]
  })
}

/**
 * A notice is seen if and only if an existing write marked it, or its offer or request was withdrawn; at the instant
 * of one of these.
 */
export function compareSeen(known: Known[], store: Reading, { withdrawn }: Histories): string[] {
  const markedAt = new Map<string, string[]>()
  for (const { write, given } of known) {
    for (const id of noticesIn(write)) markedAt.set(id, [...(markedAt.get(id) ?? []), given.at])
  }
  return store.notices.flatMap((notice) => {
    const { id, seen_at, user_id } = notice
    const marks = [
      ...(markedAt.get(id) ?? []),
      ...(withdrawn.get(withdrawnKey(keyOf(notice))) ?? []),
      ...(withdrawn.get(withdrawnKey(keyOf(notice), user_id)) ?? []),
    ]
    if (seen_at === null) return marks.length > 0 ? [`lost: notice ${id} became seen and is not`] : []
    return marks.includes(seen_at) ? [] : [`notice ${id} is seen without a write that says so`]
  })
}

/** Each event has notified exactly the right people, and no notice exists without its event. */
export function compareTold(store: Reading, { told }: Histories): string[] {
  const notices = new Map<string, string[]>()
  for (const notice of store.notices) {
    notices.set(keyOf(notice), [...(notices.get(keyOf(notice)) ?? []), notice.user_id])
  }
  const happened = new Map<string, Event[]>()
  for (const event of store.events) happened.set(keyOf(event), [...(happened.get(keyOf(event)) ?? []), event])
  // Two may be of the same millisecond: a request, and its reassignment by another write, right after a start.
  const wrong = [...happened].flatMap(([key, events]) => {
    const found = notices.get(key) ?? []
    notices.delete(key)
    const should = events.flatMap((event) => whomToTell(event) ?? told.get(event.id) ?? found)
    return isSameSet(found, should)
      ? []
      : [`torn: ${key} told ${found.join(', ')} instead of ${should.join(', ')}`]
  })
  return [...wrong, ...[...notices.keys()].map((key) => `torn: a notice without its event (${key})`)]
}

/**
 * Who registers is offered recovery codes. A saved profile is only sent to the person's own screens. Null for
 * appointments: those that do not fit their history are reported there.
 */
function whomToTell(event: Event): string[] | null {
  if (event.kind === 'accounts.codesOffered') return [event.subject]
  return stepOf(event) === null ? [] : null
}

/** There is no coordinator here: each doctor is approved by their first profile, and once only. */
export function compareStandings(known: Known[], store: Reading): string[] {
  const saved = new Set(
    known.filter(({ write }) => write.action === 'doctors.save').map(({ write }) => write.actor),
  )
  const decided = store.events.filter(isStanding).map((event) => event.subject)
  return [...new Set([...saved, ...decided])].flatMap((id) => {
    const times = decided.filter((one) => one === id).length
    return times === (saved.has(id) ? 1 : 0) ? [] : [`doctor ${id} was let in ${times} times`]
  })
}
