import { sql } from 'kysely'
import { activeStatuses, bookedStatuses } from '../../../shared/appointments/appointments.lifecycle.ts'
import type { Specialty } from '../../../shared/doctors/doctors.specialty-codes.ts'
import type { Database } from '../../platform/db/database.ts'
import { literals } from '../appointments.statuses.ts'

/**
 * The approved doctors of these specialties (empty: any), or all if the town has none of them. A request at another time
 * may still find a doctor of another specialty.
 */
export async function listAskedDoctors(db: Database, specialties: readonly Specialty[]) {
  const { rows } = await sql<{ id: string; clinic: string }>`
    with approved as materialized (
      select user_id as id, clinic, specialties && ${specialties}::text[] as is_suitable
      from doctors where approval = 'approved'
    )
    select id, clinic from approved
    where is_suitable or not exists (select from approved where is_suitable)
    order by id`.execute(db)
  return rows
}

interface Whose {
  patientId: string
  doctorIds: readonly string[]
  from: Date
  to: Date
  now: Date
}

export interface Visit {
  /** null: of the patient, who has it or asked for it. */
  doctorId: string | null
  startsAt: Date
  minutes: number
}

/** What these doctors have agreed to in that time, or is held for others, and what the patient has or asked for. */
export async function listVisits(
  db: Database,
  { patientId, doctorIds, from, to, now }: Whose,
): Promise<Visit[]> {
  const span = sql`tstzrange(${from}, ${to})`
  const { rows } = await sql<Visit>`
    select d.id as "doctorId", a.starts_at as "startsAt", a.duration_minutes as minutes
    from unnest(${doctorIds}::uuid[]) as d(id)
    join appointments a on a.doctor_id = d.id and a.token is null and a.slot && ${span} and a.status in (${literals(bookedStatuses)})
    union all
    select h.doctor_id, h.starts_at, h.duration_minutes from slot_holds h
    where h.doctor_id = any(${doctorIds}::uuid[]) and h.slot && ${span}
      and h.expires_at > ${now} and h.patient_id <> ${patientId}
    union all
    select null, a.starts_at, a.duration_minutes from appointments a
    where a.patient_id = ${patientId} and a.slot && ${span} and a.status in (${literals(activeStatuses)})`.execute(
    db,
  )
  return rows
}

/** What the patient's age is counted from; undefined without a profile. */
export function findBirth(db: Database, patientId: string) {
  return db
    .selectFrom('patients')
    .select('birth_year as patient_birth_year')
    .select(['age_said_on as patient_age_said_on', 'age_said_at_birth as patient_age_said_at_birth'])
    .where('id', '=', patientId)
    .executeTakeFirst()
}
