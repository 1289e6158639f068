import { sql } from 'kysely'
import { bookedStatuses } from '../../../shared/appointments/appointments.lifecycle.ts'
import type { Tx } from '../../platform/db/database.ts'
import { selectFor } from '../appointments.repo.ts'

// A doctor's time slots and competing requests: decision 0005.

/**
 * Locks a doctor's time slot until the transaction ends. Taken before any row lock for that time, so that two accepts
 * that must move each other's rows cannot deadlock.
 */
export async function lockSlot(tx: Tx, doctorId: string, startsAt: Date): Promise<void> {
  const slot = `${doctorId} ${startsAt.toISOString()}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${slot}, 0))`.execute(tx)
}

export async function isDoctorBusy(tx: Tx, doctorId: string, startsAt: Date): Promise<boolean> {
  const busy = await tx
    .selectFrom('appointments')
    .select('id')
    .where('doctor_id', '=', doctorId)
    .where('starts_at', '=', startsAt)
    .where('status', 'in', bookedStatuses)
    .executeTakeFirst()
  return busy !== undefined
}

/** Other patients' unanswered requests to this doctor for this time. */
export function lockCompeting(tx: Tx, doctorId: string, startsAt: Date, exceptId: string) {
  return selectFor(tx, doctorId)
    .where('a.doctor_id', '=', doctorId)
    .where('a.starts_at', '=', startsAt)
    .where('a.status', '=', 'pending')
    .where('a.id', '<>', exceptId)
    .orderBy('a.id')
    .forUpdate('a')
    .execute()
}
