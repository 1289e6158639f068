import { sql } from 'kysely'
import type { Point } from '../../../shared/facilities/facilities.distance.ts'
import type { Town } from '../../../shared/town/town.schemas.ts'
import type { Database } from '../../platform/db/database.ts'
import { followUpDays } from './appointments.details.repo.ts'
import { readVillages } from './appointments.villages.ts'

/** The doctor who saw this patient last, within half a year. */
export async function findLastDoctor(
  db: Database,
  patientId: string,
  now: Date,
): Promise<string | undefined> {
  const since = new Date(now.getTime() - followUpDays * 24 * 3_600_000)
  const { rows } = await sql<{ id: string }>`
    select e.doctor_id as id from encounters e left join appointments a on a.id = e.appointment_id
    where e.patient_id = ${patientId} and coalesce(e.started_at, e.ended_at, a.starts_at) between ${since} and ${now}
    order by coalesce(e.started_at, e.ended_at, a.starts_at) desc limit 1`.execute(db)
  return rows[0]?.id
}

/** Where the patient's village lies; undefined while it is not known. */
export async function findHome(
  db: Database,
  patientId: string,
  town: Pick<Town, 'centre' | 'name'>,
): Promise<Point | undefined> {
  const patient = await db
    .selectFrom('patients')
    .select('address')
    .where('id', '=', patientId)
    .executeTakeFirst()
  return patient?.address ? (await readVillages(db, town))(patient.address)?.point : undefined
}
