import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { ActorRole } from '../db/tables.ts'
import type { RequestContext } from '../context/request-context.ts'
import type { Person } from '../auth/sessions.ts'
import { newId } from '../runtime/ids.ts'
import { startOfDay } from '../../../shared/kit/time/town-time.ts'

export interface AuditEntry {
  actorId: string | null
  /** The actor's role at that time; the desk shows the acts of coordinators and commands. Null: not signed in. */
  actorRole: ActorRole | null
  action: string
  subject: string | null
  requestId: string
}

/** Somebody of the family or a helper opened the record of another patient; once a day. */
export const openedForAnother = 'patients.openForAnother'

/** Records who did what to which row, in the same transaction. Ids only; the data stays in the rows. */
export async function audit(tx: Tx, entry: AuditEntry, now: Date): Promise<void> {
  await tx.insertInto('audit_log').values(rowOf(entry, now)).execute()
}

/** What a job erased, when: of a person only the id is left, which leads nowhere any more. */
export function auditErasure(tx: Tx, action: string, subject: string, now: Date): Promise<void> {
  return audit(tx, { actorId: null, actorRole: 'command', action, subject, requestId: 'job' }, now)
}

/** An open list is refetched often, so one entry covers a while. */
const readingLastsMs = 15 * 60_000

/**
 * Records that somebody viewed other people's data, at most once per quarter of an hour for the same list. Acts on a
 * row go through `audit`.
 */
export async function auditReading(
  { db, actor, now, requestId }: Pick<RequestContext, 'db' | 'actor' | 'now' | 'requestId'>,
  action: string,
): Promise<void> {
  const row = rowOf({ actorId: actor.id, actorRole: actor.role, action, subject: null, requestId }, now)
  const since = new Date(now.getTime() - readingLastsMs)
  await sql`
    insert into audit_log (id, at, actor_id, actor_role, action, subject, request_id)
    select ${row.id}, ${row.at}::timestamptz, ${row.actor_id}::uuid, ${row.actor_role}, ${row.action},
      ${row.subject}, ${row.request_id}
    where not exists (
      select from audit_log
      where actor_id = ${row.actor_id} and at > ${since} and action = ${row.action})`.execute(db)
}

/** The parts of the request context that a list needs. */
export type ListContext = Pick<RequestContext, 'db' | 'now' | 'today' | 'appContext' | 'requestId'> & {
  actor: Person
}

/**
 * Records that these patients were shown in a list: one entry per patient, list and town day, since lists are
 * refetched after every event. Called before the answer is sent: if the entry cannot be written, nothing is shown.
 * Outside a transaction: what is recorded is remembered at once.
 */
export async function auditShown(
  { db, actor, now, today, appContext, requestId }: ListContext,
  action: string,
  patientIds: readonly string[],
): Promise<void> {
  const list = `${actor.id} ${action}`
  const subjects = appContext.recordedToday.missing(today, list, patientIds)
  if (subjects.length === 0) return
  const ids = subjects.map(() => newId())
  const since = startOfDay(appContext.town.timeZone, today)
  await sql`
    insert into audit_log (id, at, actor_id, actor_role, action, subject, request_id)
    select shown.id, ${now}::timestamptz, ${actor.id}::uuid, ${actor.role}, ${action}, shown.subject, ${requestId}
    from unnest(${ids}::uuid[], ${subjects}::text[]) as shown (id, subject)
    where not exists (
      select from audit_log
      where actor_id = ${actor.id} and at >= ${since} and action = ${action}
        and audit_log.subject = shown.subject)`.execute(db)
  appContext.recordedToday.add(today, list, subjects)
}

function rowOf(entry: AuditEntry, now: Date) {
  return {
    id: newId(),
    at: now,
    actor_id: entry.actorId,
    actor_role: entry.actorRole,
    action: entry.action,
    subject: entry.subject,
    request_id: entry.requestId,
  }
}
