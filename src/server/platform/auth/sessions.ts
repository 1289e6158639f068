import type { Role } from '../../../shared/kit/endpoint.ts'
import type { Database } from '../db/database.ts'
import type { BroadcastEvent } from '../events/publish.ts'
import type { Claims, Tokens } from './tokens.ts'

/** A signed-in person. `approved` is false for a doctor who has not been verified. */
export interface Person {
  id: string
  /** The patient this person acts for: see patient_guardians. Null for doctors. */
  patientId: string | null
  /** Acts for that patient only in what was shared: no guardian, and not the patient. */
  isHelper?: true
  sessionId: string
  username: string
  name: string
  role: Role
  approved: boolean
  expiresAt: Date
}

/** Announcements that change who a token is valid for. */
export const sessionEnded = 'accounts.sessionEnded'
/** All sessions of the person, or all but one: `subject` is the person's id. */
export const sessionsEnded = 'accounts.sessionsEnded'
export const approvalStateChanged = 'accounts.standingChanged'
/** After a hand-over the account has another patient of its own. */
export const ownPatientChanged = 'accounts.ownPatientChanged'

/** Whether a token of this person may be invalid after the announcement, and has to be checked again. */
export function concerns({ kind, subject }: BroadcastEvent, person: Person): boolean {
  if (kind === sessionEnded) return subject === person.sessionId
  return ofPerson.has(kind) && subject === person.id
}
const ofPerson = new Set([sessionsEnded, approvalStateChanged, ownPatientChanged])
const invalidating = new Set([sessionEnded, ...ofPerson])

const trustedForMs = 60_000
const maxRemembered = 20_000

export interface Sessions {
  /** The person this token belongs to; null when it is forged, expired or its session has ended. */
  personOf(token: string, now: Date): Promise<Person | null>
  /** Drops cached entries that an announcement invalidates. */
  hear(broadcastEvent: BroadcastEvent): void
  forgetAll(): void
}

/**
 * Caches verified tokens for a minute, to save a query per request. An entry is dropped at once when any server
 * instance announces a change. While LISTEN is down, nothing is cached.
 */
export function openSessions(db: Database, tokens: Tokens, canHear: () => boolean): Sessions {
  const remembered = new Map<string, { person: Person; until: number }>()
  // Incremented on each invalidation: a check that began before it must not be cached after it.
  let generation = 0

  async function check(token: string, now: Date): Promise<Person | null> {
    const claims = await tokens.verify(token, now)
    return claims ? readStanding(db, claims, now) : null
  }

  function forget(isMeant: (person: Person) => boolean): void {
    generation += 1
    for (const [token, { person }] of remembered) if (isMeant(person)) remembered.delete(token)
  }

  return {
    async personOf(token, now) {
      const known = remembered.get(token)
      if (known && known.until > now.getTime() && known.person.expiresAt > now) return known.person
      const begunIn = generation
      const person = await check(token, now)
      remembered.delete(token)
      if (person && generation === begunIn && canHear()) {
        if (remembered.size >= maxRemembered) remembered.clear()
        remembered.set(token, { person, until: now.getTime() + trustedForMs })
      }
      return person
    },
    hear(broadcastEvent) {
      if (invalidating.has(broadcastEvent.kind)) forget((person) => concerns(broadcastEvent, person))
    },
    forgetAll: () => forget(() => true),
  }
}

async function readStanding(db: Database, claims: Claims, now: Date): Promise<Person | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('doctors', 'doctors.user_id', 'users.id')
    .leftJoin('patient_guardians as own', (join) =>
      join.onRef('own.user_id', '=', 'users.id').on('own.relation', '=', 'self').on('own.until', 'is', null),
    )
    .select([
      'users.id',
      'own.patient_id as patientId',
      'users.username',
      'users.name',
      'users.role',
      'doctors.approval',
      'sessions.expires_at',
    ])
    .where('sessions.id', '=', claims.jti)
    .where('sessions.user_id', '=', claims.sub)
    .where('sessions.ended_at', 'is', null)
    .where('users.closed_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return null
  const { approval, expires_at, ...person } = row
  return { ...person, sessionId: claims.jti, approved: approval === 'approved', expiresAt: expires_at }
}
