import { sql } from 'kysely'

import type { Database, Tx } from '../../platform/db/database.ts'
import type { Slot } from '../assignment/appointments.slots.repo.ts'
import {
  lockSession,
  sessionColumns,
  sessionsOfDoctors,
  type TokenSession,
} from '../tokens/appointments.tokens.repo.ts'

/** A session by slots, or for calls, of an approved doctor who works at its facility, with the doctor's leave. */
export interface SlotSession extends Omit<TokenSession, 'capacity' | 'slotMinutes'> {
  capacity: null
  slotMinutes: number
  isForCalls: boolean
}

const columns = sql`${sessionColumns}, s.kind = 'calls' as "isForCalls"`

export async function listSlotSessions(
  db: Database,
  doctorIds: readonly string[],
  today: string,
): Promise<SlotSession[]> {
  const { rows } = await sql<SlotSession>`
    select ${columns} ${sessionsOfDoctors}
    where s.doctor_id = any(${doctorIds}::uuid[]) and s.kind in ('slots', 'calls')
      and (s.until_day is null or s.until_day >= ${today})
    order by s.id`.execute(db)
  return rows
}

export function findSession(tx: Tx, id: string) {
  return tx.selectFrom('doctor_sessions').select('doctor_id').where('id', '=', id).executeTakeFirst()
}

/** As holdTokenSession. */
export async function holdSlotSession(tx: Tx, id: string): Promise<SlotSession | undefined> {
  await lockSession(tx, id)
  const { rows } = await sql<SlotSession>`
    select ${columns} ${sessionsOfDoctors} where s.id = ${id} and s.kind in ('slots', 'calls')`.execute(tx)
  return rows[0]
}

export function findApproved(db: Database, doctorId: string) {
  return db
    .selectFrom('doctors')
    .select('name')
    .where('user_id', '=', doctorId)
    .where('approval', '=', 'approved')
    .executeTakeFirst()
}

interface Hold extends Slot {
  patient_id: string
  doctor_id: string
  session_id: string
  expires_at: Date
}

/** Instead of the one before. False: another patient holds a slot of the doctor that overlaps it. */
export async function insertHold(tx: Tx, hold: Hold, now: Date): Promise<boolean> {
  await deleteHold(tx, hold.patient_id)
  await tx
    .deleteFrom('slot_holds')
    .where('doctor_id', '=', hold.doctor_id)
    .where('expires_at', '<=', now)
    .execute()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('slot_holds')
    .values(hold)
    .onConflict((conflict) => conflict.constraint('one_hold_per_doctor_and_time').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function deleteHold(tx: Tx, patientId: string): Promise<void> {
  await tx.deleteFrom('slot_holds').where('patient_id', '=', patientId).execute()
}

export async function deleteExpiredHolds(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('slot_holds').where('expires_at', '<=', now).execute()
}
