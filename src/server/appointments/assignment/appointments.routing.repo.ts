import { sql, type RawBuilder } from 'kysely'
import { activeStatuses, bookedStatuses } from '../../../shared/appointments/appointments.lifecycle.ts'
import type { Specialty } from '../../../shared/doctors/doctors.specialty-codes.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { literals } from '../appointments.statuses.ts'
import { rangeOf, type Slot } from './appointments.slots.repo.ts'

export interface Wanted {
  appointmentId: string
  note: string
  specialties: readonly Specialty[]
  /** Of these, whom to ask before all others. */
  firstAsked: readonly Specialty[]
  slot: Slot
  /** The town's day, as instants. */
  dayFrom: Date
  dayTo: Date
}

const maxConsidered = 50

/**
 * The approved doctors with a matching specialty, free at that time, not asked before: whom to ask first, then those with
 * the fewest appointments that day.
 */
export async function listSuitableDoctors(tx: Tx, wanted: Wanted): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select d.user_id as id, d.name
    from doctors d
    where (d.specialties && ${wanted.specialties}::text[] or lower(d.specialization) = lower(${wanted.note}))
      and ${isFreeToAnswer(wanted)} and ${isNotAsked(wanted, sql`true`)}
    order by d.specialties && ${wanted.firstAsked}::text[] desc, ${busyThatDay(sql.ref('d.user_id'), wanted)}, d.user_id
    limit ${maxConsidered}`.execute(tx)
  return rows
}

// A NOTIFY payload holds 8,000 bytes, and a request needs one doctor, not a whole district.
const maxOffered = 50

/**
 * The approved doctors who could take an open request: free at that time, and not one who declined it. Matching specialists
 * and general physicians, or any doctor when there are none; the least busy that day first.
 */
export async function listDoctorsToOffer(tx: Tx, wanted: Wanted): Promise<string[]> {
  const kinds: Specialty[] = [...wanted.specialties, 'generalPhysician']
  const { rows } = await sql<{ id: string }>`
    with free as (
      select d.user_id as id,
        d.specialties && ${kinds}::text[] or lower(d.specialization) = lower(${wanted.note}) as is_suitable
      from doctors d
      where ${isFreeToAnswer(wanted)} and ${isNotAsked(wanted, sql`p.cause <> 'unanswered'`)}
    )
    select id from free
    where is_suitable or not exists (select from free where is_suitable)
    order by ${busyThatDay(sql.ref('free.id'), wanted)}, id
    limit ${maxOffered}`.execute(tx)
  return rows.map(({ id }) => id)
}

const maxAssignable = 50

/** For the desk: approved doctors who are free at that time, also those who did not answer; suitable ones first. */
export async function listFreeDoctors(db: Database | Tx, wanted: Wanted): Promise<FreeDoctor[]> {
  const { rows } = await sql<FreeDoctor>`
    select d.user_id as id, d.name, d.specialization, d.phone
    from doctors d
    where ${isFreeToAnswer(wanted)}
    order by
      d.specialties && ${wanted.specialties}::text[] or lower(d.specialization) = lower(${wanted.note}) desc,
      'generalPhysician' = any(d.specialties) desc, ${busyThatDay(sql.ref('d.user_id'), wanted)}, d.name, d.user_id
    limit ${maxAssignable}`.execute(db)
  return rows
}

interface FreeDoctor {
  id: string
  name: string
  specialization: string
  phone: string
}

/** The name of an approved doctor, whose approval is not withdrawn until the transaction ends; else undefined. */
export async function holdApproved(tx: Tx, doctorId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('doctors')
    .select('name')
    .where('user_id', '=', doctorId)
    .where('approval', '=', 'approved')
    .forShare()
    .executeTakeFirst()
  return row?.name
}

/** Whether doctor `d` is approved and free at that time. */
function isFreeToAnswer({ slot }: Pick<Wanted, 'slot'>) {
  return sql`d.approval = 'approved'
    and not exists (
      select from appointments b
      where b.doctor_id = d.user_id and b.slot && ${rangeOf(slot)} and b.status in (${literals(bookedStatuses)}))`
}

/** Whether doctor `d` was not asked before with an outcome `p` that counts. */
function isNotAsked({ appointmentId }: Wanted, counts: RawBuilder<unknown>) {
  return sql`not exists (
    select from appointment_declines p
    where p.appointment_id = ${appointmentId} and p.doctor_id = d.user_id and ${counts})`
}

/** How many appointments and requests this doctor has on the requested day. */
function busyThatDay(doctorId: RawBuilder<unknown>, { dayFrom, dayTo }: Wanted) {
  return sql`(
    select count(*) from appointments c
    where c.doctor_id = ${doctorId} and c.starts_at >= ${dayFrom} and c.starts_at < ${dayTo}
      and c.status in (${literals(activeStatuses)}))`
}

/** The patient's age, undefined without a profile. Locks the patient, so that concurrent requests count each other. */
export function holdProfile(tx: Tx, patientId: string) {
  return tx
    .selectFrom('patients')
    .select('birth_year as patient_birth_year')
    .select(['age_said_on as patient_age_said_on', 'age_said_at_birth as patient_age_said_at_birth'])
    .where('id', '=', patientId)
    .where('birth_year', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function getDoctorName(tx: Tx, doctorId: string): Promise<string> {
  const row = await tx
    .selectFrom('doctors')
    .select('name')
    .where('user_id', '=', doctorId)
    .executeTakeFirstOrThrow()
  return row.name
}
