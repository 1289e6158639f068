import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { AppointmentType, Status } from '../../shared/appointments/appointments.lifecycle.ts'
import type { PagePlace } from '../../shared/kit/pages.ts'
import { missedTreatsSince, treatingStatuses, visitStatuses } from '../../shared/patients/patients.access.ts'
import type { Search } from '../../shared/kit/text/search.ts'
import { reasonSeenBy } from '../platform/auth/care/sensitive.ts'
import { mayBeCalled } from '../platform/auth/consents.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { hasDigits, saysAll } from '../platform/db/search.ts'
import { profileColumns, type ProfileRow } from './patients.profile.ts'

export interface PatientInCareRow extends ProfileRow {
  id: string
  /** The day of the last visit; of the last appointment when there was no visit yet. */
  day: string
  specialization: string
  /** The epoch when there was no visit yet, so that such patients come last. */
  seen_at: Date
  /** The last appointment, also a coming one; null: none with this doctor. */
  last_at: Date | null
}

// Literals rather than parameters, so that the partial index for these statuses is used.
const literals = (statuses: readonly Status[]) => sql.join(statuses.map((status) => sql.lit(status)))
const isTreating = (now: Date) =>
  sql`status in (${literals(treatingStatuses)}) and (status <> 'missed' or starts_at >= ${missedTreatsSince(now)})`
const ofProfile = sql.join(profileColumns.map((column) => sql.ref(`page.${column}`)))
const isVisit = sql`status in (${literals(visitStatuses)})`

/**
 * A doctor's patients, last seen first. One scan of the index over the doctor's own appointments; details are only
 * read for the patients of the page. The inner join loses nobody, since an appointment requires a profile.
 */
export async function listTreated(
  db: Database | Tx,
  doctorId: string,
  which: { only?: string; search?: Search; after?: PagePlace; limit: number; now: Date },
): Promise<PatientInCareRow[]> {
  const { rows } = await sql<PatientInCareRow>`
    with own as (
      select patient_id, coalesce(max(starts_at) filter (where ${isVisit}), 'epoch') as seen_at,
        max(starts_at) as last_at
      from appointments
      where doctor_id = ${doctorId} and ${isTreating(which.now)}
        ${which.only === undefined ? sql`` : sql`and patient_id = ${which.only}`}
      group by patient_id
    ), page as (
      -- One by one in the order of the list until the page is full: "offset 0" keeps PostgreSQL from reading,
      -- and folding the names of, the whole town's patients beside a busy doctor's own.
      select own.seen_at, own.last_at, p.*
      from own cross join lateral (select * from patients where id = own.patient_id offset 0) p
      where ${isAfter(which.after)} and ${isFound(which.search)}
      order by own.seen_at desc, own.patient_id desc
      limit ${which.limit}
    )
    select page.id, ${ofProfile}, page.seen_at, page.last_at, last.day,
      last.specialization
    from page
    cross join lateral (
      select day, specialization from appointments
      where doctor_id = ${doctorId} and patient_id = page.id and ${isTreating(which.now)}
      order by ${isVisit} desc, starts_at desc
      limit 1
    ) last
    order by page.seen_at desc, page.id desc`.execute(db)
  return rows
}

function isAfter(place: PagePlace | undefined): RawBuilder<unknown> {
  return place ? sql`(own.seen_at, own.patient_id) < (${place.at}, ${place.id})` : sql`true`
}

function isFound(search: Search | undefined): RawBuilder<unknown> {
  if (!search) return sql`true`
  return 'digits' in search
    ? hasDigits(sql.ref('phone'), search.digits)
    : saysAll(sql.ref('name'), search.words)
}

/** A doctor who has just taken over a critical reading still needs the number. */
const alarmLastsMs = 24 * 3_600_000

/** Whether the patient may be phoned: with their consent, or in an alarm, which needs none. */
export async function isCallable(tx: Tx, patientId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ callable: boolean }>`
    select ${mayBeCalled(sql.val(patientId))} or exists (
      select from observations
      where patient_id = ${patientId} and needs_doctor and entered_in_error_at is null
        and (acknowledged_at is null or acknowledged_at > ${new Date(now.getTime() - alarmLastsMs)})
    ) as callable`.execute(tx)
  return rows[0]?.callable ?? false
}

export interface VisitRow {
  id: string
  starts_at: Date
  day: string
  time: string
  status: Exclude<Status, 'rejected'>
  type: AppointmentType
  specialization: string
}

/**
 * Whether appointment `a` is at a facility where the doctor works, from its day on for 30 days: as in the view
 * `care_relationships`.
 */
const isAtFacilityOf = (doctorId: string, today: string) => sql<SqlBool>`
  a.status in (${literals(treatingStatuses)}) and ${today} between a.day and a.day + 30
  and a.facility_id in (
    select facility_id from memberships where user_id = ${doctorId} and role = 'doctor' and until is null)`

/** Why appointment `a` was asked for; empty where its visit is sensitive and another doctor's. */
const reasonFor = (doctorId: string) => reasonSeenBy({ as: 'doctor', id: doctorId, isTreating: false }, 'a')

/** For a doctor who reads only: the patient, with the latest visit where this doctor works, if any. Seen: never. */
export async function findForReading(
  tx: Tx,
  doctorId: string,
  patientId: string,
  today: string,
): Promise<PatientInCareRow | undefined> {
  const { rows } = await sql<PatientInCareRow>`
    select page.id, ${ofProfile}, timestamptz 'epoch' as seen_at, null as last_at, coalesce(last.day, ${today}) as day,
      coalesce(last.specialization, '') as specialization
    from patients page
    left join lateral (
      select a.day, ${reasonFor(doctorId)} as specialization from appointments a
      where a.patient_id = page.id and ${isAtFacilityOf(doctorId, today)}
      order by a.starts_at desc limit 1
    ) last on true
    where page.id = ${patientId}`.execute(tx)
  return rows[0]
}

/**
 * All appointments between this patient and this doctor, latest first; `after`: only older ones. `atFacilityOn`: also
 * those where this doctor works, as of that day.
 */
export function listBetween(
  db: Database | Tx,
  { doctorId, patientId, atFacilityOn }: { doctorId: string; patientId: string; atFacilityOn?: string },
  after: PagePlace | undefined,
  limit: number,
): Promise<VisitRow[]> {
  const all = db
    .selectFrom('appointments as a')
    .select(['id', 'starts_at', 'day', 'time', 'status', 'type'])
    .select(reasonFor(doctorId).as('specialization'))
    .where('patient_id', '=', patientId)
    .where((is) =>
      atFacilityOn === undefined
        ? is('doctor_id', '=', doctorId)
        : is.or([is('doctor_id', '=', doctorId), isAtFacilityOf(doctorId, atFacilityOn)]),
    )
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (!after) return all.execute()
  return all.where(sql<SqlBool>`(starts_at, id) < (${after.at}, ${after.id}::uuid)`).execute()
}

/** Until when the patient lets this doctor read the record. */
export async function findGrantEnd(
  tx: Tx,
  doctorId: string,
  patientId: string,
  now: Date,
): Promise<Date | null> {
  const row = await tx
    .selectFrom('record_grants')
    .select('ends_at')
    .where('doctor_id', '=', doctorId)
    .where('patient_id', '=', patientId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>=', now)
    .executeTakeFirst()
  return row?.ends_at ?? null
}

/** Until when this doctor may read the record by an emergency. */
export async function findEmergencyEnd(
  tx: Tx,
  doctorId: string,
  patientId: string,
  now: Date,
): Promise<Date | null> {
  const { rows } = await sql<{ ends_at: Date }>`
    select ends_at from emergency_accesses
    where doctor_id = ${doctorId} and patient_id = ${patientId} and ends_at >= ${now}
      and outcome is distinct from 'notJustified'
    order by opened_at desc limit 1`.execute(tx)
  return rows[0]?.ends_at ?? null
}
