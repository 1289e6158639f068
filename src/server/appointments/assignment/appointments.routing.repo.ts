import { sql, type RawBuilder } from 'kysely'
import { activeStatuses, bookedStatuses } from '../../../shared/appointments/appointments.lifecycle.ts'
import type { Specialty } from '../../../shared/doctors/doctors.specialties.ts'
import type { Tx } from '../../platform/db/database.ts'
import { literals } from '../appointments.statuses.ts'

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
    select d.user_id as id, d.name
    from doctors d
    where (d.specialties && ${wanted.specialties}::text[] or lower(d.specialization) = lower(${wanted.note}))
      and ${isFreeToAnswer(wanted)}
    order by ${busyThatDay(sql.ref('d.user_id'), wanted)}, d.user_id
    limit 1`.execute(tx)
  return rows[0]
}

// A notification of PostgreSQL holds 8,000 bytes, and a request needs one doctor, not a district.
const maxOffered = 50

/**
 * The approved doctors who could take an open request: free at that time and not asked before. Those of a kind
 * like the note and general physicians; when there is none of them, any. The least busy that day first.
 */
export async function listDoctorsToOffer(tx: Tx, wanted: Wanted): Promise<string[]> {
  const kinds: Specialty[] = [...wanted.specialties, 'generalPhysician']
  const { rows } = await sql<{ id: string }>`
    with free as (
      select d.user_id as id,
        d.specialties && ${kinds}::text[] or lower(d.specialization) = lower(${wanted.note}) as is_suitable
      from doctors d
      where ${isFreeToAnswer(wanted)}
    )
    select id from free
    where is_suitable or not exists (select from free where is_suitable)
    order by ${busyThatDay(sql.ref('free.id'), wanted)}, id
    limit ${maxOffered}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Of the doctor `d`: approved, not bound at that time, and not asked before. */
function isFreeToAnswer({ startsAt, appointmentId }: Wanted) {
  return sql`d.approval = 'approved'
    and not exists (
      select from appointments b
      where b.doctor_id = d.user_id and b.starts_at = ${startsAt} and b.status in (${literals(bookedStatuses)}))
    and not exists (
      select from appointment_declines p where p.appointment_id = ${appointmentId} and p.doctor_id = d.user_id)`
}

/** How many appointments and requests this doctor has on the day that is wanted. */
function busyThatDay(doctorId: RawBuilder<unknown>, { dayFrom, dayTo }: Wanted) {
  return sql`(
    select count(*) from appointments c
    where c.doctor_id = ${doctorId} and c.starts_at >= ${dayFrom} and c.starts_at < ${dayTo}
      and c.status in (${literals(activeStatuses)}))`
}

/** False when there is no profile yet. Requests of one patient wait for each other, so that each counts the others. */
export async function holdPatient(tx: Tx, personId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('patients')
    .select('user_id')
    .where('user_id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The name of a doctor who is approved at this very moment, and stays so until the transaction ends: a
 * suspension waits for it. Undefined for any other.
 */
export async function holdApprovedDoctor(tx: Tx, personId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('doctors')
    .select('name')
    .where('user_id', '=', personId)
    .where('approval', '=', 'approved')
    .forShare()
    .executeTakeFirst()
  return row?.name
}
