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
  /** The reader, and the patient they act for. */
  userId: string
  patientId: string
  since: Date
  most: number
  /** Notices of other kinds belong to removed features. */
  noticeKinds: readonly string[]
}

/**
 * Activities are read from the rows themselves, so that nothing is stored twice. Each source is a select of `kind,
 * subject, facts, at`, newest first, at most `most` rows, using an index on the patient or the reader. Notices are covered by the
 * first source; for a patient's own acts a feature adds a source here, and a sentence `activities.kinds.{kind}` in
 * three languages. `at` must not change when the row is updated later.
 */
const sources: ((asked: Asked) => RawBuilder<unknown>)[] = [
  ({ userId, patientId, since, most, noticeKinds }) => sql`
    select kind, subject, facts, at from notices
    where user_id = ${userId} and at > ${since} and kind = any(${[...noticeKinds]}::text[])
      and (patient_id = ${patientId} or patient_id is null and ${isOwn({ userId, patientId })})
    order by at desc limit ${most}`,

  ({ patientId, since, most }) => sql`
    select 'appointments.asked', id, jsonb_build_object('date', day, 'time', time), created_at
    from appointments
    where patient_id = ${patientId} and created_at > ${since}
    order by created_at desc limit ${most}`,

  // What was cancelled for the patient, and ends from before the history, which have no notice: others' acts have one.
  ({ patientId, since, most }) => sql`
    select 'appointments.' || h.to_status, a.id,
      jsonb_strip_nulls(jsonb_build_object('date', a.day, 'time', a.time, 'doctor', d.name)), h.recorded_at
    from appointments a
    join appointment_status_history h on h.appointment_id = a.id
    left join doctors d on d.user_id = h.doctor_id
    where a.patient_id = ${patientId} and h.recorded_at > ${since}
      and (h.to_status = 'cancelled' and h.actor_role = 'patient' or h.to_status = 'completed' and h.cause is null)
    order by h.recorded_at desc limit ${most}`,

  ({ patientId, since }) => sql`
    select 'patients.saved', id, '{}'::jsonb, updated_at from patients
    where id = ${patientId} and birth_year is not null and updated_at > ${since}`,
]

/** What an account is told about itself belongs to its own record only. */
function isOwn({ userId, patientId }: Pick<Asked, 'userId' | 'patientId'>): RawBuilder<unknown> {
  return sql`exists (select from patient_guardians
    where patient_id = ${patientId} and user_id = ${userId} and relation = 'self')`
}

export async function listLatest(db: Database, asked: Asked): Promise<ActivityRow[]> {
  const lists = sources.map((source) => sql`(${source(asked)})`)
  const { rows } = await sql<ActivityRow>`
    select kind, subject, facts, at from (${sql.join(lists, sql` union all `)}) as latest (kind, subject, facts, at)
    order by at desc, kind limit ${asked.most}`.execute(db)
  return rows
}
