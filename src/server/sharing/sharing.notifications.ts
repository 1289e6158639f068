import type { ToldSharingEvent } from '../../shared/sharing/sharing.events.ts'
import type { Tx } from '../platform/db/database.ts'
import { publish, topicOfPerson, withdrawNotices } from '../platform/events/publish.ts'

interface Shared {
  id: string
  patientId: string
  /** The invited account; null for a name that nobody has. */
  userId: string | null
}
/** Names, for the sentence. */
export type Names = { patient: string; person: string }

export async function tellInvited(tx: Tx, shared: Shared, facts: Names, now: Date): Promise<void> {
  await tellHelper(tx, 'sharing.invited', shared, facts, now)
}

/** The account answered or stopped: the guardians are told. */
export async function tellGuardians(
  tx: Tx,
  kind: ToldSharingEvent,
  shared: Shared,
  facts: Names,
  now: Date,
): Promise<void> {
  await withdrawNotices(tx, 'sharing.invited', shared.id, now)
  const tell = [{ patientId: shared.patientId, facts }]
  await publish(tx, { ...eventOf(kind, shared), tell }, now)
  await refreshPatients(tx, shared, now)
}

/** A guardian ended it: the helper is told; whose invitation is withdrawn only loses its notice. */
export async function tellEnded(
  tx: Tx,
  shared: Shared,
  { wasAccepted, ...facts }: Names & { wasAccepted: boolean },
  now: Date,
): Promise<void> {
  await withdrawNotices(tx, 'sharing.invited', shared.id, now)
  if (wasAccepted) await tellHelper(tx, 'sharing.ended', shared, facts, now)
  else await publish(tx, eventOf('sharing.withdrawn', shared), now)
  await refreshPatients(tx, shared, now)
}

function tellHelper(tx: Tx, kind: ToldSharingEvent, shared: Shared, facts: Names, now: Date): Promise<void> {
  const tell = shared.userId === null ? [] : [{ personId: shared.userId, facts }]
  return publish(tx, { ...eventOf(kind, shared), tell }, now)
}

/** Both sides' lists hear of it. */
function eventOf(kind: ToldSharingEvent | 'sharing.withdrawn', { id, patientId, userId }: Shared) {
  const topics = userId === null ? [] : [topicOfPerson(userId)]
  return { kind, subject: id, topics, about: { patientId, area: 'guardianship' } as const }
}

/** The list of patients of an account changed. */
export async function refreshPatients(
  tx: Tx,
  { patientId, userId }: Pick<Shared, 'patientId' | 'userId'>,
  now: Date,
): Promise<void> {
  if (userId === null) return
  await publish(
    tx,
    { kind: 'patients.accessChanged', subject: patientId, topics: [topicOfPerson(userId)] },
    now,
  )
}
