import { isSameSet, type Histories, withdrawnKey } from './compare-history.ts'
import { isStanding, keyOf, stepOf } from './events.ts'
import type { Known } from './known.ts'
import type { Reading } from './store-reader.ts'
import { markOf, noticesIn } from './writes.ts'

/** Each profile is what its person's last save made it: they save one after the other. */
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
 * A notice is seen if and only if a write that is there marked it, or the offer or request it tells of was
 * withdrawn; at the instant of one of these.
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

/** Each event has told exactly the people it must, and no notice stands without its event. */
export function compareTold(store: Reading, { told }: Histories): string[] {
  const notices = new Map<string, string[]>()
  for (const notice of store.notices) {
    notices.set(keyOf(notice), [...(notices.get(keyOf(notice)) ?? []), notice.user_id])
  }
  const wrong = store.events.flatMap((event) => {
    const found = notices.get(keyOf(event)) ?? []
    notices.delete(keyOf(event))
    // Of a saved profile only the person's own screens hear. What does not fit its history is told of there.
    const should = stepOf(event) === null ? [] : (told.get(event.id) ?? found)
    return isSameSet(found, should)
      ? []
      : [`torn: ${event.kind} of ${event.subject} told ${found.join(', ')} instead of ${should.join(', ')}`]
  })
  return [...wrong, ...[...notices.keys()].map((key) => `torn: a notice without its event (${key})`)]
}

/** Nobody here judges doctors: each is let in by the first profile, and never again. */
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
