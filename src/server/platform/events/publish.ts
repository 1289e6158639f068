import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { newId } from '../runtime/ids.ts'

/** Something happened to a row. Stored and announced in the transaction that did it: both or neither. */
export interface DomainEvent {
  /** `feature.whatHappened` */
  kind: string
  subject: string
  /** Whose streams should hear of it. */
  topics: string[]
  /** Whom to tell in words, because they did not do it themselves. */
  tell?: { personId: string; facts: Record<string, string> }[]
}

/** The PostgreSQL channel of all copies of the server. */
export const channel = 'nabz'

/** What travels over the channel: ids only, never more than 8,000 bytes. */
export interface BroadcastEvent {
  /** Resume point: see db/migrations/0003_platform.sql, `resumeToken`. */
  resumeToken: string
  kind: string
  subject: string
  topics: string[]
  /**
   * The last eight characters of the Idempotency-Key of the write: by it the page that wrote knows its own echo.
   * Not the whole key, because others hear of the change too.
   */
  by?: string | null
}

export function topicOfPerson(personId: string): string {
  return `person:${personId}`
}

export async function publish(tx: Tx, event: DomainEvent, now: Date): Promise<void> {
  const told = (event.tell ?? []).map((one) => ({
    id: newId(),
    user_id: one.personId,
    facts: one.facts,
  }))
  await sql`
    with written as (
      insert into events (id, kind, subject, topics, at)
      values (${newId()}, ${event.kind}, ${event.subject}, ${event.topics}, ${now})
      returning kind, subject, topics, resume_xid
    ), told as (
      insert into notices (id, user_id, kind, subject, facts, at)
      select t.id, t.user_id, ${event.kind}, ${event.subject}, t.facts, ${now}
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t (id uuid, user_id uuid, facts jsonb)
    )
    select pg_notify(${channel}, jsonb_build_object(
      'resumeToken', resume_xid::text, 'kind', kind, 'subject', subject, 'topics', topics,
      'by', right(nullif(current_setting('nabz.key', true), ''), 8))::text)
    from written`.execute(tx)
}

/**
 * What nobody needs to be told any more counts as seen; with `personId`, for this person alone. Answers the users who
 * were told last, each once: those of earlier times heard of it then, and all together would not fit into one
 * notification.
 */
export async function withdrawNotices(
  tx: Tx,
  kind: string,
  subject: string,
  now: Date,
  personId?: string,
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string; at: Date }>`
    update notices set seen_at = coalesce(seen_at, ${now})
    where kind = ${sql.lit(kind)} and subject = ${subject}
      ${personId === undefined ? sql`` : sql`and user_id = ${personId}`}
    returning user_id, at`.execute(tx)
  const last = Math.max(...rows.map(({ at }) => at.getTime()))
  return [...new Set(rows.filter(({ at }) => at.getTime() === last).map((row) => row.user_id))]
}

/** A signal between servers that no stream needs to hear again, such as the end of a session. */
export async function broadcast(tx: Tx, broadcastEvent: Omit<BroadcastEvent, 'resumeToken'>): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify({ ...broadcastEvent, resumeToken: '' })})`.execute(
    tx,
  )
}
