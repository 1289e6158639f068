import { sql, type RawBuilder } from 'kysely'
import { mayTakeOpen } from '../assignment/appointments.red-flag-doctors.ts'
import { answerableAfter } from '../../../shared/appointments/appointments.deadlines.ts'
import { openRequestsCountedTo } from '../../../shared/appointments/appointments.limits.ts'
import type { DoctorSummary } from '../../../shared/appointments/worklist/appointments.figures.schemas.ts'
import type { PagePlace } from '../../../shared/kit/pages.ts'
import { missedTreatsSince, treatingStatuses } from '../../../shared/patients/patients.access.ts'
import { theDoctor } from '../../platform/auth/care/sensitive.ts'
import { mayBeCalled } from '../../platform/auth/consents.ts'
import type { Database } from '../../platform/db/database.ts'
import { openFor, selectFor } from '../appointments.repo.ts'
import { isAfterPlace, isUnflagged } from './appointments.flagged-first.ts'
import { closedInTable, literals } from '../appointments.statuses.ts'

export interface SummaryMoment {
  now: Date
  today: string
  /** The town's day, as instants. */
  dayFrom: Date
  dayTo: Date
  missedSince: Date
  unfinishedSince: Date
}

// Literals rather than parameters, so that PostgreSQL can use the partial indexes of migration 0009.
const isTeleconsultation = sql`a.type = 'teleconsultation' and a.status not in (${closedInTable})`

/** All figures in one query: each part uses an index over this doctor's appointments. */
export async function countForDoctor(
  db: Database,
  doctorId: string,
  { now, today, dayFrom, dayTo, missedSince, unfinishedSince }: SummaryMoment,
): Promise<DoctorSummary> {
  const answerable = answerableAfter(now)
  const { rows } = await sql<DoctorSummary>`
    select
      (select count(*)::int from appointments
       where doctor_id = ${doctorId} and starts_at >= ${dayFrom} and starts_at < ${dayTo}
         and status not in (${closedInTable})) as today,
      (select count(distinct patient_id)::int from appointments
       where doctor_id = ${doctorId} and status in (${literals(treatingStatuses)})
         and (status <> 'missed' or starts_at >= ${missedTreatsSince(now)})) as patients,
      (select count(*)::int from appointments
       where doctor_id = ${doctorId} and starts_at > ${answerable} and status = 'pending'
         and offer_starts_at is null) as "pendingReviews",
      (select count(*)::int from (
         select from appointments a
         where doctor_id is null and status = 'pending' and starts_at > ${answerable}
           and not exists (
             select from appointment_declines p
             where p.appointment_id = a.id and p.doctor_id = ${doctorId} and p.cause <> 'unanswered')
           and ${mayTakeOpen(doctorId)}
         limit ${openRequestsCountedTo}) counted
      ) as "openRequests",
      (select count(*)::int from appointments a
       where doctor_id = ${doctorId} and ${isTeleconsultation}) as teleconsultations,
      (select count(*)::int from appointments m where ${isToFollowUp(doctorId, missedSince)}) as "followUpCalls",
      (select count(*)::int from follow_ups f
       where f.doctor_id = ${doctorId} and f.closed_at is null and f.due_on <= ${today}
         and not exists (
           select from appointments n
           where n.patient_id = f.patient_id and n.doctor_id = f.doctor_id and n.created_at > f.created_at
             and n.status in ('pending', 'scheduled', 'in-progress')))
      + (select count(distinct s.encounter_id)::int from stood_in_follow_ups s
         join follow_ups f on f.encounter_id = s.encounter_id and f.closed_at is null
         where s.stand_in_id = ${doctorId} and ${today} between s.from_day and s.until_day) as "followUpsDue",
      (select count(*)::int from appointments
       where doctor_id = ${doctorId} and auto_closed and starts_at >= ${unfinishedSince}
         and ${isWithoutNote(sql.ref('appointments.id'))})
      + (select count(*)::int from encounters e
         where e.doctor_id = ${doctorId} and e.appointment_id is null and e.started_at >= ${unfinishedSince}
           and not exists (
             select from encounter_notes n where n.encounter_id = e.id and n.status = 'final')
      ) as "visitsWithoutNote",
      (select count(*)::int from encounters e
       join prescriptions p on p.encounter_id = e.id and p.status = 'draft'
       where e.doctor_id = ${doctorId} and e.started_at >= ${unfinishedSince}
         and exists (select from prescription_items i where i.prescription_id = p.id)
      ) as "unsignedPrescriptions",
      (select count(*)::int from lab_orders
       where doctor_id = ${doctorId} and to_review_since is not null)
      + (select count(distinct s.order_id)::int from stood_in_labs s
         join lab_orders o on o.id = s.order_id and o.to_review_since is not null
         where s.stand_in_id = ${doctorId} and ${today} between s.from_day and s.until_day) as "labReviews"`.execute(
    db,
  )
  const [summary] = rows
  if (!summary) throw new Error('A question without a table had no answer.')
  return summary
}

/** Nobody has signed a note of it since the end of its day closed it. */
function isWithoutNote(appointmentId: RawBuilder<unknown>) {
  return sql<boolean>`not exists (
    select from encounters e
    join encounter_notes n on n.encounter_id = e.id
    where e.appointment_id = ${appointmentId} and n.status = 'final')`
}

/** For row `m`: missed since then, and the two have nothing later booked or requested. */
function isToFollowUp(doctorId: string, since: Date) {
  return sql`m.doctor_id = ${doctorId} and m.status = 'missed' and m.starts_at >= ${since}
    and not exists (
      select from appointments n
      where n.patient_id = m.patient_id and n.doctor_id = m.doctor_id and n.starts_at > m.starts_at
        and n.status not in (${closedInTable}))`
}

export interface FollowUpRow {
  patient_id: string
  name: string
  phone: string
  day: string
  time: string
  specialization: string
}

export async function listToFollowUp(db: Database, doctorId: string, since: Date): Promise<FollowUpRow[]> {
  const { rows } = await sql<FollowUpRow>`
    select m.patient_id, p.name,
      case when ${mayBeCalled(sql.ref('p.id'))} then p.phone else '' end as phone, m.day, m.time,
      m.specialization
    from appointments m
    join patients p on p.id = m.patient_id
    where ${isToFollowUp(doctorId, since)}
    order by m.starts_at`.execute(db)
  return rows
}

export interface RequestOptions {
  /** The doctor it was sent to; null: open to all. */
  askedOf: string | null
  after: PagePlace | undefined
}

/** The requests that `pendingReviews` and `openRequests` count: those with a red flag first, then the soonest. */
export function listWaiting(
  db: Database,
  doctorId: string,
  { askedOf, after }: RequestOptions,
  now: Date,
  limit: number,
) {
  const all = db
    .selectFrom('appointments as a')
    .select('a.id')
    .where('a.status', '=', 'pending')
    .where('a.starts_at', '>', answerableAfter(now))
    .where('a.offer_starts_at', 'is', null)
  const waiting = askedOf === null ? openFor(all, doctorId) : all.where('a.doctor_id', '=', askedOf)
  const rest = after ? waiting.where(isAfterPlace('a.starts_at', after)) : waiting
  // Picks the page first and joins names afterwards, or names would be read for thousands to show twenty.
  return selectFor(db, theDoctor(doctorId))
    .where('a.id', 'in', rest.orderBy(isUnflagged).orderBy('a.starts_at').orderBy('a.id').limit(limit))
    .orderBy(isUnflagged)
    .orderBy('a.starts_at')
    .orderBy('a.id')
    .execute()
}

export function listTeleconsultationsOf(
  db: Database,
  doctorId: string,
  after: PagePlace | undefined,
  limit: number,
) {
  const all = selectFor(db, theDoctor(doctorId))
    .where('a.doctor_id', '=', doctorId)
    .where(sql<boolean>`${isTeleconsultation}`)
  const rest = after ? all.where(sql<boolean>`(a.starts_at, a.id) < (${after.at}, ${after.id})`) : all
  return rest.orderBy('a.starts_at', 'desc').orderBy('a.id', 'desc').limit(limit).execute()
}

/** Closed at the end of their day since then, and without a signed note; newest first. */
export function listWithoutNote(
  db: Database,
  doctorId: string,
  { since, after }: { since: Date; after: PagePlace | undefined },
  limit: number,
) {
  const all = selectFor(db, theDoctor(doctorId))
    .where('a.doctor_id', '=', doctorId)
    .where(sql<boolean>`a.auto_closed`)
    .where(isWithoutNote(sql.ref('a.id')))
    .where('a.starts_at', '>=', since)
  const rest = after ? all.where(sql<boolean>`(a.starts_at, a.id) < (${after.at}, ${after.id})`) : all
  return rest.orderBy('a.starts_at', 'desc').orderBy('a.id', 'desc').limit(limit).execute()
}
