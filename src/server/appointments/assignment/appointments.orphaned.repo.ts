import { sql, type SqlBool } from 'kysely'
import { bookedStatuses } from '../../../shared/appointments/appointments.lifecycle.ts'
import { keepsAppointments, approvals } from '../../../shared/doctors/doctors.approval.ts'
import type { Tx } from '../../platform/db/database.ts'
import { selectFor } from '../appointments.repo.ts'

// What the jobs look for: rows that time, or a coordinator's decision about the doctor, has overtaken.

const maxAtOnce = 200
const gone = approvals.filter((approval) => !keepsAppointments(approval))
const nobody = '00000000-0000-0000-0000-000000000000'

/** Unanswered at their time, or scheduled or running on a day that is over. Skips rows somebody is deciding right now. */
export function lockExpired(tx: Tx, now: Date, startOfToday: Date) {
  return selectFor(tx, nobody)
    .where((is) =>
      is.or([
        is.and([is('a.status', '=', 'pending'), is('a.starts_at', '<=', now)]),
        is.and([is('a.status', 'in', bookedStatuses), is('a.starts_at', '<', startOfToday)]),
      ]),
    )
    .orderBy('a.starts_at')
    .limit(maxAtOnce)
    .forUpdate('a')
    .skipLocked()
    .execute()
}

/**
 * Of doctors who are not approved (any more): unanswered requests, and what is scheduled with those who will
 * not come back soon. Skips rows somebody is deciding right now: the next run finds them.
 */
export async function lockOrphaned(tx: Tx, doctorId: string | null, now: Date) {
  // From the doctors, who are few, and not from everything that is asked for or agreed upon.
  const doctors = tx.selectFrom('doctors').select('user_id').where('approval', '<>', 'approved')
  const away = await (doctorId === null ? doctors : doctors.where('user_id', '=', doctorId)).execute()
  if (away.length === 0) return []
  return selectFor(tx, nobody)
    .where(sql<SqlBool>`a.doctor_id = any(${away.map((one) => one.user_id)}::uuid[])`)
    .where('doctor.approval', '<>', 'approved')
    .where((is) =>
      is.or([
        is.and([is('a.status', '=', 'pending'), is('a.starts_at', '>', now)]),
        is.and([is('a.status', '=', 'scheduled'), is('doctor.approval', 'in', gone)]),
      ]),
    )
    .orderBy('a.starts_at')
    .limit(maxAtOnce)
    .forUpdate('a')
    .skipLocked()
    .execute()
}
