import { sql, type RawBuilder } from 'kysely'
import { activeStatuses, bookedStatuses } from '../../../shared/appointments/appointments.lifecycle.ts'
import type { Specialty } from '../../../shared/doctors/doctors.specialty-codes.ts'
import type { NamedFlag } from '../../../shared/red-flags/red-flags.flags.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { literals } from '../appointments.statuses.ts'
import { isForAnybody } from './appointments.red-flag-doctors.ts'
import { rangeOf, type Slot } from './appointments.slots.repo.ts'

export interface Wanted {
  appointmentId: string
  /** Null once a doctor has said that it is not their field: that was the field of this name. */
  note: string | null
  specialties: readonly Specialty[]
  /** Of these, whom to ask before all others. */
  firstAsked: readonly Specialty[]
  /** The fields of the doctors who said that it is not theirs: of these nobody is asked. */
  denied: readonly Specialty[]
  /** Of its note: with one it is offered to nobody who does not treat it. */
  redFlags: readonly NamedFlag[]
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
    where (d.specialties && ${wanted.specialties}::text[] or lower(d.specialization) = lower(${wanted.note}::text))
      and ${isFreeToAnswer(wanted)} and ${isNotAsked(wanted, sql`true`)}
    order by d.specialties && ${wanted.firstAsked}::text[] desc, ${busyThatDay(sql.ref('d.user_id'), wanted)}, d.user_id
    limit ${maxConsidered}`.execute(tx)
  return rows
}

// A NOTIFY payload holds 8,000 bytes, and a request needs one doctor, not a whole district.
const maxOffered = 50

/**
 * The approved doctors who could take an open request: free at that time, and not one who declined it. Matching specialists
 * and general physicians, or any doctor when there are none and it is no danger; the least busy that day first.
 */
export async function listDoctorsToOffer(tx: Tx, wanted: Wanted): Promise<string[]> {
  const { specialties, denied, redFlags } = wanted
  const kinds: Specialty[] =
    redFlags.length > 0 || !denied.includes('generalPhysician')
      ? [...specialties, 'generalPhysician']
      : [...specialties]
  const { rows } = await sql<{ id: string }>`
    with free as (
      select d.user_id as id,
        d.specialties && ${kinds}::text[] or lower(d.specialization) = lower(${wanted.note}::text) as is_suitable
      from doctors d
      where ${isFreeToAnswer(wanted)} and ${isNotAsked(wanted, sql`p.cause <> 'unanswered'`)}
    )
    select id from free
    where is_suitable or (${isForAnybody(redFlags)} and not exists (select from free where is_suitable))
    order by ${busyThatDay(sql.ref('free.id'), wanted)}, id
    limit ${maxOffered}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The fields of the doctors who said that the request is not theirs, and of the one who is saying it. */
export async function listDeniedFields(
  db: Database | Tx,
  appointmentId: string,
  saying: string | null,
): Promise<Specialty[]> {
  const { rows } = await sql<{ field: Specialty }>`
    select distinct unnest(d.specialties) as field
    from doctors d
    where d.user_id = ${saying}::uuid or exists (
      select from appointment_status_history h
      where h.appointment_id = ${appointmentId} and h.actor_id = d.user_id and h.rejection = 'notMyField')`.execute(
    db,
  )
  return rows.map(({ field }) => field)
}

export function withoutFields(wanted: Wanted, denied: readonly Specialty[]): Wanted {
  if (denied.length === 0) return wanted
  const left = (fields: readonly Specialty[]) => fields.filter((one) => !denied.includes(one))
  const { specialties, firstAsked } = wanted
  return { ...wanted, note: null, specialties: left(specialties), firstAsked: left(firstAsked), denied }
}

const maxAssignable = 50

/** For the desk: approved doctors who are free at that time, also those who did not answer; suitable ones first. */
export async function listFreeDoctors(db: Database | Tx, wanted: Wanted): Promise<FreeDoctor[]> {
  const { rows } = await sql<FreeDoctor>`
    select d.user_id as id, d.name, d.specialization, d.phone,
      ${busyThatDay(sql.ref('d.user_id'), wanted)} as visits
    from doctors d
    where ${isFreeToAnswer(wanted)}
    order by
      d.specialties && ${wanted.specialties}::text[] or lower(d.specialization) = lower(${wanted.note}::text) desc,
      'generalPhysician' = any(d.specialties) desc, visits, d.name, d.user_id
    limit ${maxAssignable}`.execute(db)
  return rows
}

interface FreeDoctor {
  id: string
  name: string
  specialization: string
  phone: string
  visits: number
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
      where b.doctor_id = d.user_id and b.token is null and b.slot && ${rangeOf(slot)} and b.status in (${literals(bookedStatuses)}))`
}

/** Whether doctor `d` was not asked before with an outcome `p` that counts. */
function isNotAsked({ appointmentId }: Wanted, counts: RawBuilder<unknown>) {
  return sql`not exists (
    select from appointment_declines p
    where p.appointment_id = ${appointmentId} and p.doctor_id = d.user_id and ${counts})`
}

/** How many visits and requests this doctor has that day, without this one. */
function busyThatDay(doctorId: RawBuilder<unknown>, { appointmentId, dayFrom, dayTo }: Wanted) {
  return sql<number>`(
    select count(*)::int from appointments c
    where c.doctor_id = ${doctorId} and c.starts_at >= ${dayFrom} and c.starts_at < ${dayTo}
      and c.id <> ${appointmentId}
      and c.status in (${literals(activeStatuses)}))`
}

/** The patient's age, undefined without a profile. Locks the patient, so that concurrent requests count each other. */
export function holdProfile(tx: Tx, patientId: string) {
  return tx
    .selectFrom('patients')
    .select('birth_year as patient_birth_year')
    .select(['age_said_on as patient_age_said_on', 'age_said_at_birth as patient_age_said_at_birth'])
    .select('gender as patient_gender')
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
