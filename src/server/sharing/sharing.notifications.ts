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

interface HandOver {
  patientId: string
  patient: string
  takenBy: string
  guardians: readonly { user_id: string }[]
  helpers: readonly { id: string; user_id: string | null; accepted_at: Date | null }[]
}

/** All who had access are told; unanswered invitations go quietly. */
export async function tellHandedOver(
  tx: Tx,
  { patientId, patient, takenBy, guardians, helpers }: HandOver,
  now: Date,
): Promise<void> {
  for (const { id } of helpers) await withdrawNotices(tx, 'sharing.invited', id, now)
  await withdrawNotices(tx, 'sharing.cameOfAge', patientId, now)
  const helping = helpers.filter(({ accepted_at }) => accepted_at !== null)
  const former = [...guardians, ...helping].flatMap(({ user_id }) => user_id ?? [])
  const tellOf = (users: string[]) => users.map((personId) => ({ personId, facts: { patient } }))
  const told: [ToldSharingEvent, string[]][] = [
    ['sharing.handedOver', [...new Set(former)]],
    ['sharing.tookOver', [takenBy]],
  ]
  for (const [kind, users] of told)
    await publish(
      tx,
      { kind, subject: patientId, topics: users.map(topicOfPerson), tell: tellOf(users) },
      now,
    )
  const invited = helpers.flatMap(({ user_id }) => user_id ?? [])
  for (const userId of new Set([...former, ...invited, takenBy]))
    await refreshPatients(tx, { patientId, userId }, now)
}

export async function tellCameOfAge(
  tx: Tx,
  { patientId, patient, userId }: { patientId: string; patient: string; userId: string },
  now: Date,
): Promise<void> {
  const tell = [{ personId: userId, facts: { patient, patientId } }]
  await publish(
    tx,
    { kind: 'sharing.cameOfAge', subject: patientId, topics: [topicOfPerson(userId)], tell },
    now,
  )
}
