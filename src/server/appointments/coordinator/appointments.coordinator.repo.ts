import { sql, type SqlBool } from 'kysely'
import { answerableAfter } from '../../../shared/appointments/appointments.deadlines.ts'
import { bookedStatuses } from '../../../shared/appointments/appointments.lifecycle.ts'
import type { PagePlace } from '../../../shared/kit/pages.ts'
import { mayBeCalled } from '../../platform/auth/consents.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { countTreaters } from '../assignment/appointments.red-flag-doctors.ts'
import { isAfterPlace, isUnflagged } from '../worklist/appointments.flagged-first.ts'

/** The columns a coordinator needs to call people. */
function selectForCoordinator(db: Database | Tx) {
  return db
    .selectFrom('appointments as a')
    .innerJoin('patients as patient', 'patient.id', 'a.patient_id')
    .leftJoin('doctors as doctor', 'doctor.user_id', 'a.doctor_id')
    .select((is) => [
      'a.id',
      'a.doctor_id',
      'a.specialization',
      'a.red_flags',
      'a.type',
      'a.status',
      'a.starts_at',
      'a.day',
      'a.time',
      'a.created_at',
      'a.offer_starts_at',
      'a.sent_to_hospital_at',
      'a.phoned_at',
      'patient.name as patient_name',
      // Danger to life needs no consent: whoever a doctor sent to hospital is phoned (decision 0061).
      sql<string>`case when a.sent_to_hospital_at is not null and a.phoned_at is null
          or ${mayBeCalled(sql.ref('patient.id'))} then patient.phone else '' end`.as('patient_phone'),
      'doctor.name as doctor_name',
      is
        .selectFrom('appointment_declines')
        .innerJoin('doctors as asked', 'asked.user_id', 'appointment_declines.doctor_id')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('appointment_declines.appointment_id', '=', 'a.id')
        .where('asked.approval', '=', 'approved')
        .where('appointment_declines.cause', '<>', 'unanswered')
        .as('said_no'),
      is
        .selectFrom('appointment_declines')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('appointment_declines.appointment_id', '=', 'a.id')
        .where('appointment_declines.cause', '=', 'unanswered')
        .as('not_answered_by'),
      countTreaters().as('treaters'),
    ])
}
export type AdminRow = Awaited<ReturnType<typeof listRequests>>[number]

export interface AdminPage {
  order: 'soonest' | 'longest'
  after: PagePlace | undefined
  limit: number
}

/** Requests that can still be answered, those with a red flag first; the others are left to the expiry job. */
export function listRequests(db: Database, { order, after, limit }: AdminPage, now: Date) {
  const by = order === 'soonest' ? 'a.starts_at' : 'a.created_at'
  const all = selectForCoordinator(db)
    .where('a.status', '=', 'pending')
    .where(sql<SqlBool>`coalesce(a.offer_starts_at, a.starts_at) > ${answerableAfter(now)}`)
    .where('a.starts_at', '>', now)
    .orderBy(isUnflagged)
    .orderBy(by)
    .orderBy('a.id')
    .limit(limit)
  return (after ? all.where(isAfterPlace(by, after)) : all).execute()
}

/** Scheduled with a doctor who is currently not approved, soonest first. */
export function listInDoubt(db: Database, after: PagePlace | undefined, limit: number) {
  const all = selectForCoordinator(db)
    .where('doctor.approval', '<>', 'approved')
    .where('a.status', 'in', bookedStatuses)
    .orderBy('a.starts_at')
    .orderBy('a.id')
    .limit(limit)
  return (
    after ? all.where(sql<SqlBool>`(a.starts_at, a.id) > (${after.at}, ${after.id}::uuid)`) : all
  ).execute()
}

export async function countApproved(db: Database | Tx): Promise<number> {
  const { count } = await db
    .selectFrom('doctors')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('approval', '=', 'approved')
    .executeTakeFirstOrThrow()
  return count
}

const hospitalHours = 24

/** Sent to hospital in the last day and not phoned yet, the latest first. */
export function listSentToHospital(db: Database, now: Date, limit: number) {
  return selectForCoordinator(db)
    .where('a.sent_to_hospital_at', '>', new Date(now.getTime() - hospitalHours * 3_600_000))
    .where('a.phoned_at', 'is', null)
    .orderBy('a.sent_to_hospital_at', 'desc')
    .limit(limit)
    .execute()
}

export function findForCoordinator(tx: Tx, id: string) {
  return selectForCoordinator(tx).where('a.id', '=', id).executeTakeFirstOrThrow()
}
