import { sql } from 'kysely'
import type { Database, Tx } from '../platform/db/database.ts'
import type { AlarmRow } from './alarms.repo.ts'

// A NOTIFY payload holds 8,000 bytes.
const maxTold = 50

/** The shifts that this moment lies in, of approved doctors, the latest entered first. */
export async function listOnDuty(db: Database | Tx, now: Date) {
  return db
    .selectFrom('duty_shifts as s')
    .innerJoin('doctors as d', 'd.user_id', 's.doctor_id')
    .select(['s.doctor_id', 's.deputy_id'])
    .where('d.approval', '=', 'approved')
    .where('s.starts_at', '<=', now)
    .where('s.ends_at', '>', now)
    .orderBy('s.id', 'desc')
    .limit(maxTold)
    .execute()
}

/** Coordinators with a device that can be woken. */
export async function listCoordinatorsWithDevice(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct u.id from users u
    join push_subscriptions p on p.user_id = u.id
    join sessions s on s.id = p.session_id and s.ended_at is null and s.expires_at > ${now}
    where u.role = 'coordinator' and u.closed_at is null limit ${maxTold}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Doctors' names and numbers, as on their profiles. */
export function listDoctors(db: Database | Tx, ids: readonly string[]) {
  return db
    .selectFrom('users as u')
    .leftJoin('doctors as d', 'd.user_id', 'u.id')
    .select(['u.id', 'u.role'])
    .select(({ fn, ref }) => [
      fn.coalesce('d.name', ref('u.name')).as('name'),
      sql<string>`coalesce(nullif(d.phone, ''), u.phone)`.as('phone'),
    ])
    .where((is) => is('u.id', '=', is.fn.any(is.val(ids))))
    .execute()
}

export function getPatient(db: Database | Tx, patientId: string) {
  return db
    .selectFrom('patients')
    .select(['id', 'name', 'phone', 'address', 'gender', 'birth_year', 'age_said_on'])
    .where('id', '=', patientId)
    .executeTakeFirstOrThrow()
}

/** What connects a doctor to the alarm: see alarms.access.ts. */
export async function findConnection(
  db: Database | Tx,
  { id, patient_id }: Pick<AlarmRow, 'id' | 'patient_id'>,
  doctorId: string,
  now: Date,
) {
  const { rows } = await sql<{ isTold: boolean; isTreating: boolean; isOnDuty: boolean }>`
    select
      exists (select from alarm_tellings where person_id = ${doctorId} and alarm_id = ${id}) as "isTold",
      exists (
        select from care_relationships
        where doctor_id = ${doctorId} and patient_id = ${patient_id} and ends_at >= ${now} and not by_facility
      ) as "isTreating",
      exists (
        select from duty_shifts
        where ${doctorId} in (doctor_id, deputy_id) and starts_at <= ${now} and ends_at > ${now}) as "isOnDuty"`.execute(
    db,
  )
  return rows[0] ?? { isTold: false, isTreating: false, isOnDuty: false }
}
