import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { activeStatuses, bookedStatuses } from '../../../shared/appointments/appointments.lifecycle.ts'
import { theDoctor } from '../../platform/auth/care/sensitive.ts'
import type { Tx } from '../../platform/db/database.ts'
import { selectFor, type AppointmentRow } from '../appointments.repo.ts'
import { literals } from '../appointments.statuses.ts'

// A doctor's time slots and competing requests: decision 0005.

/** The time that an appointment takes, or would take. */
export type Slot = Pick<AppointmentRow, 'starts_at' | 'duration_minutes'>

/** As the column `slot`, whose index finds what overlaps it. */
export function rangeOf({ starts_at, duration_minutes }: Slot): RawBuilder<string> {
  const endsAt = new Date(starts_at.getTime() + duration_minutes * 60_000)
  return sql`tstzrange(${starts_at}, ${endsAt})`
}

/**
 * Locks a doctor's times until the transaction ends. Taken before any row lock, so that two accepts that must move
 * each other's rows cannot deadlock. All times of the doctor, because visits that overlap may begin at different ones.
 */
export async function lockTimesOf(tx: Tx, doctorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${doctorId}, 0))`.execute(tx)
}

/** By another visit at a time: those by token follow each other by number. */
export async function isDoctorBusy(tx: Tx, doctorId: string, slot: Slot): Promise<boolean> {
  const busy = await tx
    .selectFrom('appointments')
    .select('id')
    .where('doctor_id', '=', doctorId)
    .where('token', 'is', null)
    .where(sql<SqlBool>`slot && ${rangeOf(slot)}`)
    .where(sql<SqlBool>`status in (${literals(bookedStatuses)})`)
    .executeTakeFirst()
  return busy !== undefined
}

/** By a slot that is held for another patient: soon it is a visit, or free again. */
export async function isHeldForAnother(
  tx: Tx,
  doctorId: string,
  { patient_id, ...slot }: Slot & Pick<AppointmentRow, 'patient_id'>,
  now: Date,
): Promise<boolean> {
  const held = await tx
    .selectFrom('slot_holds')
    .select('patient_id')
    .where('doctor_id', '=', doctorId)
    .where('patient_id', '<>', patient_id)
    .where('expires_at', '>', now)
    .where(sql<SqlBool>`slot && ${rangeOf(slot)}`)
    .executeTakeFirst()
  return held !== undefined
}

/** Whether the patient has something else then. */
export async function isPatientBusy(
  tx: Tx,
  { id, patient_id, ...slot }: Slot & Pick<AppointmentRow, 'id' | 'patient_id'>,
): Promise<boolean> {
  const busy = await tx
    .selectFrom('appointments')
    .select('id')
    .where('patient_id', '=', patient_id)
    .where('id', '<>', id)
    .where(sql<SqlBool>`slot && ${rangeOf(slot)}`)
    .where(sql<SqlBool>`status in (${literals(activeStatuses)})`)
    .executeTakeFirst()
  return busy !== undefined
}

/** Other patients' unanswered requests to this doctor that would overlap this appointment. */
export function lockCompeting(tx: Tx, doctorId: string, accepted: Slot & { id: string }) {
  return selectFor(tx, theDoctor(doctorId))
    .where('a.doctor_id', '=', doctorId)
    .where(sql<SqlBool>`a.slot && ${rangeOf(accepted)}`)
    .where('a.status', '=', 'pending')
    .where('a.id', '<>', accepted.id)
    .orderBy('a.id')
    .forUpdate('a')
    .execute()
}
