import { sql } from 'kysely'
import { gridMinutes } from '../../../shared/appointments/appointments.booking.ts'
import { activeStatuses, bookedStatuses } from '../../../shared/appointments/appointments.lifecycle.ts'
import type { Specialty } from '../../../shared/doctors/doctors.specialty-codes.ts'
import type { Database } from '../../platform/db/database.ts'
import { literals } from '../appointments.statuses.ts'

interface Bookable {
  patientId: string
  /** Empty: any. */
  specialties: readonly Specialty[]
  starts: readonly Date[]
}

/**
 * Those of the starts at which the patient has nothing else and an approved doctor has no visit: of these specialties, or
 * any doctor if the town has none of them. A request at another time may still find a doctor of another specialty.
 */
export async function listFreeStarts(
  db: Database,
  { patientId, specialties, starts }: Bookable,
): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    with approved as materialized (
      select user_id, specialties && ${specialties}::text[] as is_suitable from doctors where approval = 'approved'
    ), asked as materialized (
      select user_id from approved
      where is_suitable or not exists (select from approved where is_suitable)
    ), start as (
      select at, tstzrange(at, at + make_interval(mins => ${gridMinutes})) as slot
      from unnest(${starts}::timestamptz[]) as at
    )
    select at from start
    where exists (
        select from asked d
        where not exists (
          select from appointments b
          where b.doctor_id = d.user_id and b.slot && start.slot and b.status in (${literals(bookedStatuses)})))
      and not exists (
        select from appointments own
        where own.patient_id = ${patientId} and own.slot && start.slot and own.status in (${literals(activeStatuses)}))
    order by at`.execute(db)
  return rows.map(({ at }) => at)
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
