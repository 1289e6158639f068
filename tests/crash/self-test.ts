import { compare } from './compare.ts'
import { reassignDamages, reopenDamages, requestDamages, type Place, type Record } from './damages.ts'
import { peopleOf } from './events.ts'
import { sampleTown } from './sample-town.ts'

/**
 * Applies every damage to a small correct record; returns those the comparison did not detect. A record of a real run
 * may lack a target for some of them.
 */
export function testComparison(sound: Record = sampleTown()): { noticed: string[]; unnoticed: string[] } {
  const before = compare(sound.writes, sound.store)
  if (before.length > 0)
    throw new Error(`The comparison finds fault with a sound record: ${before.join('; ')}`)
  const results = [
    { damages: requestDamages, place: lastRequest(sound) },
    { damages: reassignDamages, place: lastReassignment(sound) },
    { damages: reopenDamages, place: lastReopening(sound) },
  ].flatMap(({ damages, place }) =>
    Object.entries(damages).flatMap(([what, damage]) => {
      if (!place) return []
      const record = structuredClone(sound)
      damage(record, place)
      return [{ what, isNoticed: compare(record.writes, record.store).length > 0 }]
    }),
  )
  const named = (isNoticed: boolean) =>
    results.filter((one) => one.isNoticed === isNoticed).map(({ what }) => what)
  return { noticed: named(true), unnoticed: named(false) }
}

/** The last request that was sent to a doctor and is still pending with them. */
function lastRequest(sound: Record): Place {
  const place = placesOf(sound, 'appointments.request').findLast(({ id }) => {
    const row = sound.store.appointments.find((one) => one.id === id)
    const told = sound.store.notices.filter((one) => one.subject === id)
    return row?.status === 'pending' && row.doctor_id !== null && told.length === 1
  })
  if (!place) throw new Error('No request is left to be damaged for the test.')
  return place
}

/** The last rejection that left its request with the next doctor and was not followed by anything else. */
function lastReassignment(sound: Record): Place | undefined {
  return placesOf(sound, 'appointments.reject').findLast((place) => {
    const kinds = lastKindsOf(sound, place)
    return kinds.length === 2 && kinds.includes('appointments.requested')
  })
}

/** The last request reopened after an earlier offer, with a doctor who was certainly free to be offered it. */
function lastReopening(sound: Record): Place | undefined {
  const { writes, store } = sound
  const startOf = new Map(store.appointments.map((row) => [row.id, row.starts_at]))
  const acceptances = writes.filter((write) => write.action === 'appointments.accept')
  const bound = new Set(acceptances.map((write) => `${write.actor} ${startOf.get(write.subject ?? '')}`))
  return placesOf(sound, 'appointments.cancel').findLast((place) => {
    const { id, tx } = place
    const offers = store.events.filter((one) => one.subject === id && one.kind === 'appointments.offered')
    const offered = offers.filter((one) => one.tx === tx).flatMap(peopleOf)
    const isSure = offered.some((doctor) => !bound.has(`${doctor} ${startOf.get(id)}`))
    return isSure && offers.length > 1 && lastKindsOf(sound, place).includes('appointments.reopened')
  })
}

/** The kinds of the appointment's events in this write; none if more followed. */
function lastKindsOf({ store }: Record, { id, tx }: Place): string[] {
  const events = store.events.filter((one) => one.subject === id)
  return events.at(-1)?.tx === tx ? events.filter((one) => one.tx === tx).map(({ kind }) => kind) : []
}

/** The acknowledged writes of this kind, with their appointments. */
function placesOf({ writes, store }: Record, action: string): Place[] {
  return writes.flatMap(({ action: done, key, fate, subject }) => {
    const tx = store.given.find((row) => row.key === key)?.tx
    const id = subject ?? store.events.find((row) => row.tx === tx)?.subject
    return done === action && fate === 'acknowledged' && tx && id ? [{ id, tx, key }] : []
  })
}
