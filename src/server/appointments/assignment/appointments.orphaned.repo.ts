import { sql, type SqlBool } from 'kysely'
import { answerableAfter } from '../../../shared/appointments/appointments.deadlines.ts'
import { bookedStatuses } from '../../../shared/appointments/appointments.lifecycle.ts'
import { keepsAppointments, approvals } from '../../../shared/doctors/doctors.approval.ts'
import { theServer } from '../../platform/auth/care/sensitive.ts'
import type { Tx } from '../../platform/db/database.ts'
import { selectFor } from '../appointments.repo.ts'

// Rows for the jobs: outdated by time, or by a coordinator's decision about the doctor.

const maxAtOnce = 200
const gone = approvals.filter((approval) => !keepsAppointments(approval))

/** Unanswered an hour before their time, or scheduled or running on a day that is over. Skips locked rows. */
export function lockExpired(tx: Tx, now: Date, startOfToday: Date) {
  return selectFor(tx, theServer)
    .where((is) =>
      is.or([
        is.and([
          is('a.status', '=', 'pending'),
          is('a.starts_at', '<=', answerableAfter(now)),
          is.or([is('a.offer_starts_at', 'is', null), is('a.offer_starts_at', '<=', answerableAfter(now))]),
        ]),
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
 * Unanswered requests to doctors who are not approved, and appointments with those who will not return soon. Skips
 * locked rows: the next run finds them.
 */
export async function lockOrphaned(tx: Tx, doctorId: string | null, now: Date) {
  // Starts from the unapproved doctors, who are few, rather than from all requests and appointments.
  const doctors = tx.selectFrom('doctors').select('user_id').where('approval', '<>', 'approved')
  const away = await (doctorId === null ? doctors : doctors.where('user_id', '=', doctorId)).execute()
  if (away.length === 0) return []
  return selectFor(tx, theServer)
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
