import { isOneDoctorsNo, isStanding, stepOf, type Event } from './events.ts'
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

/** A notice is seen if and only if a write that is there marked it, at the instant of that write. */
export function compareSeen(known: Known[], store: Reading): string[] {
  const markedAt = new Map<string, string[]>()
  for (const { write, given } of known) {
    for (const id of noticesIn(write)) markedAt.set(id, [...(markedAt.get(id) ?? []), given.at])
  }
  return store.notices.flatMap(({ id, seen_at }) => {
    const marks = markedAt.get(id)
    if (seen_at === null) return marks ? [`lost: notice ${id} was marked as seen and is not`] : []
    return marks?.includes(seen_at) ? [] : [`notice ${id} is seen without a write that says so`]
  })
}

/** Each event has told exactly the people it must, and no notice stands without its event. */
export function compareTold(store: Reading): string[] {
  const told = new Map<string, number>()
  for (const notice of store.notices) told.set(keyOf(notice), (told.get(keyOf(notice)) ?? 0) + 1)
  const isOpen = new Map<string, boolean>()
  const wrong = store.events.flatMap((event) => {
    const found = told.get(keyOf(event)) ?? 0
    told.delete(keyOf(event))
    const should = countTold(event, isOpen)
    return found === should
      ? []
      : [`torn: ${event.kind} of ${event.subject} told ${found} people instead of ${should}`]
  })
  return [...wrong, ...[...told.keys()].map((key) => `torn: a notice without its event (${key})`)]
}

function keyOf({ kind, subject, at }: Pick<Event, 'kind' | 'subject' | 'at'>): string {
  return `${kind} ${subject} ${at}`
}

/** `isOpen`: whether the request of each subject is with no doctor; kept up as the events go by. */
function countTold(event: Event, isOpen: Map<string, boolean>): number {
  const step = stepOf(event)
  // Of a saved profile only the person's own screens hear.
  if (step === null || isOneDoctorsNo(event)) return 0
  const people = event.topics.filter((topic) => topic.startsWith('person:')).length
  if (step === 'offered') return people
  // A first request that only the patient's screens hear of is with nobody; a later one is with its next doctor.
  if (step === 'requested') isOpen.set(event.subject, !isOpen.has(event.subject) && people === 1)
  if (step === 'opened') isOpen.set(event.subject, true)
  if (step === 'accepted') isOpen.set(event.subject, false)
  const isWithNobody = isOpen.get(event.subject) === true
  return isWithNobody && (step === 'requested' || step === 'cancelledByPatient') ? 0 : 1
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
