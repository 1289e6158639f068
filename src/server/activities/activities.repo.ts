import { sql, type RawBuilder } from 'kysely'
import type { Activity } from '../../shared/activities/activities.schemas.ts'
import type { Database } from '../platform/db/database.ts'

export interface ActivityRow {
  kind: string
  subject: string
  facts: Activity['facts']
  at: Date
}

interface Asked {
  personId: string
  since: Date
  most: number
  /** Notices of other kinds are of features that are no more. */
  noticeKinds: readonly string[]
}

/**
 * Where the activities of a person stand: in the rows themselves, so that there is no second truth. Each source is
 * a select of `kind, subject, facts, at`, newest first and no longer than `most`, found by an index on the person.
 * A feature that tells the patient by a notice is in the first one already; for acts of the patient's own it adds a
 * source here, and a sentence `activities.kinds.{kind}` in three languages. `at` must be a moment that no later
 * change of the row moves.
 */
const sources: ((asked: Asked) => RawBuilder<unknown>)[] = [
  ({ personId, since, most, noticeKinds }) => sql`
    select kind, subject, facts, at from notices
    where user_id = ${personId} and at > ${since} and kind = any(${[...noticeKinds]}::text[])
    order by at desc limit ${most}`,

  ({ personId, since, most }) => sql`
    select 'appointments.asked', id, jsonb_build_object('date', day, 'time', time), created_at
    from appointments
    where patient_id = ${personId} and created_at > ${since}
    order by created_at desc limit ${most}`,

  // The end of an appointment is its last change. An end the patient did not make has its notice already.
  ({ personId, since, most }) => sql`
    select 'appointments.' || a.status, a.id,
      jsonb_strip_nulls(jsonb_build_object('date', a.day, 'time', a.time, 'doctor', d.name)), a.updated_at
    from appointments a left join doctors d on d.user_id = a.doctor_id
    where a.patient_id = ${personId} and a.updated_at > ${since}
      and a.status in ('completed', 'cancelled') and not exists (
        select from notices n
        where n.user_id = a.patient_id and n.subject = a.id
          and n.kind in ('appointments.cancelledByDoctor', 'appointments.finished', 'appointments.autoClosed'))
    order by a.updated_at desc limit ${most}`,

  ({ personId, since }) => sql`
    select 'patients.saved', user_id, '{}'::jsonb, updated_at from patients
    where user_id = ${personId} and updated_at > ${since}`,
]

export async function listLatest(db: Database, asked: Asked): Promise<ActivityRow[]> {
  const lists = sources.map((source) => sql`(${source(asked)})`)
  const { rows } = await sql<ActivityRow>`
    select kind, subject, facts, at from (${sql.join(lists, sql` union all `)}) as latest (kind, subject, facts, at)
    order by at desc, kind limit ${asked.most}`.execute(db)
  return rows
}
