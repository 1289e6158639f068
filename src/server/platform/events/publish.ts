import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { enqueue } from '../db/enqueue.ts'
import { listActing } from '../db/who-acts.ts'
import { newId } from '../runtime/ids.ts'
import type { Area } from '../../../shared/kit/areas.ts'

/** Something happened to a row. Stored and announced in the same transaction: both or neither. */
export interface DomainEvent {
  /** `feature.whatHappened` */
  kind: string
  subject: string
  /** The topics whose streams get it. */
  topics: string[]
  /** The patient it is about: those who act for them in this area get it too. */
  about?: { patientId: string; area: Area }
  /** Other features handle it in a job of the same commit: see platform/jobs/handled-events.ts. */
  isHandled?: true
  /**
   * Who is notified, because they did not do it themselves; `patientId`: everybody who acts for that patient in the
   * area of the event, or of them only `personId`.
   */
  tell?: ({ facts: Record<string, string> } & (
    { personId: string; patientId?: string } | { patientId: string }
  ))[]
}

/** The PostgreSQL channel shared by all server instances. */
export const channel = 'nabz'

/** Runs what features do after each other's events: see platform/jobs/handled-events.ts. */
export const handleEventJob = 'platform:handleEvent'

/** What is sent over the channel: ids only, never more than 8,000 bytes. */
export interface BroadcastEvent {
  /** Resume point: see db/migrations/0003_platform.sql, `resumeToken`. */
  resumeToken: string
  kind: string
  subject: string
  topics: string[]
  /**
   * The last eight characters of the write's Idempotency-Key: the page that wrote recognizes its own event. Not the
   * whole key, because others receive the event too.
   */
  by?: string | null
}

export function topicOfPerson(personId: string): string {
  return `person:${personId}`
}

export async function publish(tx: Tx, event: DomainEvent, now: Date): Promise<void> {
  const usersOf = await readActing(tx, event, now)
  const topics = [...event.topics, ...usersOf(event.about?.patientId).map(topicOfPerson)]
  const told = (event.tell ?? []).flatMap((one) => {
    const patient_id = one.patientId ?? null
    const users = 'personId' in one ? [one.personId] : usersOf(one.patientId)
    return users.map((user_id) => ({ id: newId(), user_id, patient_id, facts: one.facts }))
  })
  await sql`
    with written as (
      insert into events (id, kind, subject, topics, at)
      values (${newId()}, ${event.kind}, ${event.subject}, ${topics}, ${now})
      returning kind, subject, topics, resume_xid
    ), told as (
      insert into notices (id, user_id, patient_id, kind, subject, facts, at)
      select t.id, t.user_id, t.patient_id, ${event.kind}, ${event.subject}, t.facts, ${now}
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
        as t (id uuid, user_id uuid, patient_id uuid, facts jsonb)
    )
    select pg_notify(${channel}, jsonb_build_object(
      'resumeToken', resume_xid::text, 'kind', kind, 'subject', subject, 'topics', topics,
      'by', right(nullif(current_setting('nabz.key', true), ''), 8))::text)
    from written`.execute(tx)
  if (!event.isHandled) return
  const { kind, subject } = event
  // The same event, not handled yet, is handled once.
  await enqueue(tx, handleEventJob, { kind, subject }, { jobKey: `${kind}:${subject}` })
}

/** Who acts for the patients of an event, in its area: patient → users. Without an area, no helpers. */
async function readActing(tx: Tx, { about, tell = [] }: DomainEvent, now: Date) {
  const told = tell.flatMap((one) => ('personId' in one ? [] : [one.patientId]))
  const patients = [...new Set(about === undefined ? told : [about.patientId, ...told])]
  const rows = patients.length === 0 ? [] : await listActing(tx, patients, about?.area ?? 'guardianship', now)
  return (id: string | undefined) => rows.filter((row) => row.patient_id === id).map((row) => row.user_id)
}

/**
 * Marks outdated notices as seen, for all users or only for `personId`. Returns the users notified last, each once:
 * earlier ones were told before, and all of them might not fit into one NOTIFY.
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

/** A signal between servers that streams need not replay, such as the end of a session. */
export async function broadcast(tx: Tx, broadcastEvent: Omit<BroadcastEvent, 'resumeToken'>): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify({ ...broadcastEvent, resumeToken: '' })})`.execute(
    tx,
  )
}
