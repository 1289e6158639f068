import { sql, type SqlBool } from 'kysely'
import { bookedStatuses } from '../../../shared/appointments/appointments.lifecycle.ts'
import type { PagePlace } from '../../../shared/kit/pages.ts'
import { mayBeCalled } from '../../platform/auth/consents.ts'
import type { Database } from '../../platform/db/database.ts'
import { isAfterPlace, isUnflagged } from '../worklist/appointments.flagged-first.ts'

/** The columns a coordinator needs to call people. */
function selectForCoordinator(db: Database) {
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
      'patient.name as patient_name',
      sql<string>`case when ${mayBeCalled(sql.ref('patient.id'))} then patient.phone else '' end`.as(
        'patient_phone',
      ),
      'doctor.name as doctor_name',
      is
        .selectFrom('appointment_declines')
        .innerJoin('doctors as asked', 'asked.user_id', 'appointment_declines.doctor_id')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('appointment_declines.appointment_id', '=', 'a.id')
        .where('asked.approval', '=', 'approved')
        .as('said_no'),
    ])
}
export type AdminRow = Awaited<ReturnType<typeof listRequests>>[number]

export interface AdminPage {
  order: 'soonest' | 'longest'
  after: PagePlace | undefined
  limit: number
}

/** Requests whose time is still ahead, those with a red flag first; past ones are left to the expiry job. */
export function listRequests(db: Database, { order, after, limit }: AdminPage, now: Date) {
  const by = order === 'soonest' ? 'a.starts_at' : 'a.created_at'
  const all = selectForCoordinator(db)
    .where('a.status', '=', 'pending')
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

export async function countApproved(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('doctors')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('approval', '=', 'approved')
    .executeTakeFirstOrThrow()
  return count
}
