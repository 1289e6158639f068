import { sql } from 'kysely'
import type { Grade } from '../../../shared/vitals/grading/vitals.grades.ts'
import type { Pregnancy } from '../../../shared/vitals/grading/vitals.person.ts'
import { mayBeCalled } from '../../platform/auth/consents.ts'
import type { Database, Tx } from '../../platform/db/database.ts'

interface Noted {
  id: string
  patient_id: string
  doctor_id: string
}

/**
 * A signed note: its patient was seen, and earlier follow-ups of this doctor are over; a new one may be due. What was
 * agreed on after the doctor signed, while the signature waited without a network, is not over.
 */
export async function noteFollowUp(
  db: Database | Tx,
  { id, patient_id, doctor_id }: Noted,
  dueOn: string,
  { now, signedAt }: { now: Date; signedAt: Date },
): Promise<void> {
  await db
    .updateTable('follow_ups')
    .set({ outcome: 'seen', closed_at: now })
    .where('patient_id', '=', patient_id)
    .where('doctor_id', '=', doctor_id)
    .where('closed_at', 'is', null)
    .where('created_at', '<=', signedAt)
    .execute()
  if (dueOn === '') return
  const row = { encounter_id: id, patient_id, doctor_id, due_on: dueOn, created_at: now }
  await db.insertInto('follow_ups').values(row).execute()
}

/** For row `f`: this doctor and the patient have agreed on another visit, or it was asked for. */
const isBooked = sql<boolean>`exists (
  select from appointments a
  where a.patient_id = f.patient_id and a.doctor_id = f.doctor_id and a.created_at > f.created_at
    and a.status in ('pending', 'scheduled', 'in-progress'))`

/** Whether this doctor may call the patient today for a doctor on leave. */
export async function isStoodIn(
  db: Database | Tx,
  id: string,
  { standInId, today }: { standInId: string; today: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('stood_in_follow_ups')
    .select('encounter_id')
    .where('encounter_id', '=', id)
    .where('stand_in_id', '=', standInId)
    .where('from_day', '<=', today)
    .where('until_day', '>=', today)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

interface Due {
  today: string
  gradedSince: string
  saidSince: string
  /** Whether there is somebody for whom this doctor stands in. */
  standsIn: boolean
}

export interface DueRow {
  encounter_id: string
  patient_id: string
  name: string
  phone: string
  birth_year: number | null
  age_said_on: string | null
  due_on: string
  created_at: Date
  diagnosis: string
  tries: number
  tried_at: Date | null
  grade: Grade | null
  pregnancy: Pregnancy | null
  doctor_id: string
  /** As on the profile. */
  doctor: string
  /** Who tried last, if that was somebody who stood in. */
  tried_by: string | null
}

/** Those of the doctors on leave for whom this one stands in, in addition. */
const andStoodIn = (doctorId: string, today: string) => sql`
  union all
  select f.* from follow_ups f
  where f.closed_at is null and f.encounter_id in (
    select encounter_id from stood_in_follow_ups
    where stand_in_id = ${doctorId} and ${today} between from_day and until_day)`

/** Due by that day and not booked, the longest due first; with what the order depends on. */
export async function listDueOf(
  db: Database,
  doctorId: string,
  { today, gradedSince, saidSince, standsIn }: Due,
  limit: number,
): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select f.encounter_id, f.patient_id, p.name, p.birth_year, p.age_said_on, f.due_on, f.created_at, f.tries,
      f.tried_at, n.diagnosis, o.interpretation as grade, said.pregnancy, f.doctor_id, tried.name as tried_by,
      coalesce(d.name, u.name) as doctor,
      case when ${mayBeCalled(sql.ref('p.id'))} then p.phone else '' end as phone
    from (
      select * from (
        select * from follow_ups f
        where f.doctor_id = ${doctorId} and f.closed_at is null and f.due_on <= ${today} and not ${isBooked}
        ${standsIn ? andStoodIn(doctorId, today) : sql``}
      ) f
      order by f.due_on, f.encounter_id limit ${limit}
    ) f
    join patients p on p.id = f.patient_id
    join users u on u.id = f.doctor_id
    left join doctors d on d.user_id = f.doctor_id
    left join users tried on tried.id = f.stand_in_id
    join encounter_notes n on n.encounter_id = f.encounter_id
    left join lateral (
      select interpretation from observations
      where patient_id = f.patient_id and effective_on >= ${gradedSince} and entered_in_error_at is null
        and interpretation is not null
      order by submitted_at desc limit 1
    ) o on true
    left join lateral (
      select pregnancy from (
        (select pregnancy, submitted_at as at from observations
         where patient_id = f.patient_id and pregnancy is not null and entered_in_error_at is null
         order by submitted_at desc, id desc limit 1)
        union all
        (select pregnancy, created_at from appointments
         where patient_id = f.patient_id and pregnancy is not null
         order by created_at desc, id desc limit 1)
      ) answers
      where at >= ${saidSince}::date
      order by at desc limit 1
    ) said on true
    order by f.due_on, f.encounter_id`.execute(db)
  return rows
}

export function lockFollowUp(tx: Tx, id: string) {
  return tx.selectFrom('follow_ups').selectAll().where('encounter_id', '=', id).forUpdate().executeTakeFirst()
}

export async function closeFollowUp(
  tx: Tx,
  id: string,
  { outcome, now, standIn }: { outcome: 'done' | 'bookedAgain'; now: Date; standIn: string | null },
): Promise<void> {
  await tx
    .updateTable('follow_ups')
    .set({ outcome, closed_at: now, stand_in_id: standIn })
    .where('encounter_id', '=', id)
    .execute()
}

export async function countTry(
  tx: Tx,
  id: string,
  { now, standIn }: { now: Date; standIn: string | null },
): Promise<void> {
  await tx
    .updateTable('follow_ups')
    .set({ tries: sql<number>`tries + 1`, tried_at: now, stand_in_id: standIn })
    .where('encounter_id', '=', id)
    .execute()
}

/** Due in those days, signed before today by a doctor who may still treat, not told and not booked: locked. */
export async function lockToTell(
  tx: Tx,
  { from, to, signedBefore }: { from: string; to: string; signedBefore: Date },
  limit: number,
) {
  const { rows } = await sql<{
    encounter_id: string
    patient_id: string
    doctor_id: string
    due_on: string
    doctor: string
    sensitive: boolean
  }>`
    select f.encounter_id, f.patient_id, f.doctor_id, f.due_on, d.name as doctor, e.sensitive
    from follow_ups f
    join encounters e on e.id = f.encounter_id
    join doctors d on d.user_id = f.doctor_id and d.approval = 'approved'
    where f.closed_at is null and f.told_at is null and f.due_on between ${from} and ${to}
      and f.created_at < ${signedBefore} and not ${isBooked}
    order by f.due_on limit ${limit}
    for update of f skip locked`.execute(tx)
  return rows
}

export async function markTold(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('follow_ups').set({ told_at: now }).where('encounter_id', '=', id).execute()
}
