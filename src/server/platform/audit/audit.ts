import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { ActorRole } from '../db/tables.ts'
import type { RequestContext } from '../context/request-context.ts'
import { newId } from '../runtime/ids.ts'

export interface AuditEntry {
  actorId: string | null
  /** What the actor was then; the desk shows the acts of coordinators and commands. Null: nobody signed in. */
  actorRole: ActorRole | null
  action: string
  subject: string | null
  requestId: string
}

/** Who did what to which row, in the transaction that did it. Ids only; the words are in the rows. */
export async function audit(tx: Tx, entry: AuditEntry, now: Date): Promise<void> {
  await tx.insertInto('audit_log').values(rowOf(entry, now)).execute()
}

/** A list that stays open is read again and again: one entry says so for a while. */
const readingLastsMs = 15 * 60_000

/**
 * That somebody looked at others' data, at most once in a quarter of an hour for the same list; what is done
 * to a row goes through `audit`.
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
