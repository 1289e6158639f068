import { sql } from 'kysely'
import type { Specialty } from '../../shared/doctors/doctors.specialties.ts'
import type { Tx } from '../platform/db/database.ts'

export interface Wanted {
  appointmentId: string
  note: string
  specialties: Specialty[]
  startsAt: Date
  /** The town's day, as instants. */
  dayFrom: Date
  dayTo: Date
}

/**
 * The approved doctor of a kind like the note, free at that time, not asked before, with the fewest
 * appointments that day. Undefined when there is none.
 */
export async function findSuitableDoctor(
  tx: Tx,
  wanted: Wanted,
): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string }>`
    select d.person_id as id, d.name
    from doctors d
    where d.approval = 'approved'
      and (d.specialties && ${wanted.specialties}::text[] or lower(d.specialization) = lower(${wanted.note}))
      and not exists (
        select from appointments b
        where b.doctor_id = d.person_id and b.starts_at = ${wanted.startsAt}
          and b.status in ('scheduled', 'in-progress'))
      and not exists (
        select from passed_on p where p.appointment_id = ${wanted.appointmentId} and p.doctor_id = d.person_id)
    order by (
      select count(*) from appointments c
      where c.doctor_id = d.person_id and c.starts_at >= ${wanted.dayFrom} and c.starts_at < ${wanted.dayTo}
        and c.status in ('pending', 'scheduled', 'in-progress')), d.person_id
    limit 1`.execute(tx)
  return rows[0]
}

/** Is there an approved doctor left who has not passed on this open request? */
export async function isAnyoneLeft(tx: Tx, appointmentId: string): Promise<boolean> {
  const { rows } = await sql`
    select from doctors d
    where d.approval = 'approved'
      and not exists (select from passed_on p where p.appointment_id = ${appointmentId} and p.doctor_id = d.person_id)
    limit 1`.execute(tx)
  return rows.length > 0
}

/** The name in the patient's profile; undefined when there is no profile yet. */
export async function findPatientName(tx: Tx, personId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('patients')
    .select('name')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row?.name
}

/**
 * The name of a doctor who is approved at this very moment, and stays so until the transaction ends: a
 * suspension waits for it. Undefined for any other.
 */
export async function holdApprovedDoctor(tx: Tx, personId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('doctors')
    .select('name')
    .where('person_id', '=', personId)
    .where('approval', '=', 'approved')
    .forShare()
    .executeTakeFirst()
  return row?.name
}
