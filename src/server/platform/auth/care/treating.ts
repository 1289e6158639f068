import { sql } from 'kysely'
import { treatsSince } from '../../../../shared/kit/care-period.ts'
import type { Database, Tx } from '../../db/database.ts'

// Nobody is treated by more doctors; a NOTIFY payload holds 8,000 bytes.
const maxListed = 50

/** The approved doctors who treat the patient and had or agreed on a contact within six months: all, or only this one. */
export async function listTreating(
  db: Database | Tx,
  patientId: string,
  now: Date,
  doctorId?: string,
): Promise<string[]> {
  const since = treatsSince(now)
  const { rows } = await sql<{ id: string }>`
    select distinct c.doctor_id as id
    from care_relationships c
    join doctors d on d.user_id = c.doctor_id and d.approval = 'approved'
    where c.patient_id = ${patientId} and c.ends_at >= ${now} and not c.by_facility
      ${doctorId === undefined ? sql`` : sql`and c.doctor_id = ${doctorId}`}
      and (exists (
        select from appointments a
        where a.doctor_id = c.doctor_id and a.patient_id = c.patient_id and a.starts_at >= ${since}
          and a.status in ('scheduled', 'in-progress', 'completed', 'missed'))
      or exists (
        select from encounters e
        where e.doctor_id = c.doctor_id and e.patient_id = c.patient_id and e.started_at >= ${since}))
    order by 1 limit ${maxListed}`.execute(db)
  return rows.map(({ id }) => id)
}
