import { sql, type Insertable } from 'kysely'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'

/** Those that have not ended, the next to end first. */
export function listShifts(db: Database, now: Date, limit: number) {
  return db
    .selectFrom('duty_shifts as s')
    .innerJoin('doctors as d', 'd.user_id', 's.doctor_id')
    .leftJoin('doctors as deputy', 'deputy.user_id', 's.deputy_id')
    .select(['s.id', 's.doctor_id', 's.deputy_id', 's.starts_at', 's.ends_at'])
    .select(['d.name as doctor_name', 'deputy.name as deputy_name'])
    .where('s.ends_at', '>', now)
    .orderBy('s.ends_at')
    .orderBy('s.id')
    .limit(limit)
    .execute()
}

export function listApproved(db: Database) {
  return db
    .selectFrom('doctors')
    .select(['user_id as id', 'name'])
    .where('approval', '=', 'approved')
    .orderBy('name')
    .limit(500)
    .execute()
}

/** Approved doctors all, and no approval is withdrawn until the transaction ends. */
export async function areApproved(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const rows = await tx
    .selectFrom('doctors')
    .select('user_id')
    .where((is) => is('user_id', '=', is.fn.any(is.val(ids))))
    .where('approval', '=', 'approved')
    .forShare()
    .execute()
  return rows.length === new Set(ids).size
}

/** Two coordinators who enter the same at once come one after the other. */
export async function lockRota(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('duty_shifts', 0))`.execute(tx)
}

/** Whether this doctor is on duty in a part of that time already. */
export async function overlaps(tx: Tx, doctorId: string, from: Date, until: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('duty_shifts')
    .select('id')
    .where('doctor_id', '=', doctorId)
    .where('starts_at', '<', until)
    .where('ends_at', '>', from)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertShift(tx: Tx, shift: Insertable<Tables['duty_shifts']>): Promise<void> {
  await tx.insertInto('duty_shifts').values(shift).execute()
}

export function findShift(tx: Tx, id: string) {
  return tx.selectFrom('duty_shifts').select(['id', 'ends_at']).where('id', '=', id).executeTakeFirst()
}

/** One that has not begun becomes empty. */
export async function endShift(
  tx: Tx,
  { id, by, now }: { id: string; by: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('duty_shifts')
    .set({
      starts_at: sql<Date>`least(starts_at, ${now}::timestamptz)`,
      ends_at: now,
      ended_by: by,
    })
    .where('id', '=', id)
    .execute()
}

/** Of an account that its owner closes: its duties end, and nobody waits for it as a deputy. */
export async function endDutiesOf(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('duty_shifts')
    .set({ starts_at: sql<Date>`least(starts_at, ${now}::timestamptz)`, ends_at: now })
    .where('doctor_id', '=', userId)
    .where('ends_at', '>', now)
    .execute()
  await tx
    .updateTable('duty_shifts')
    .set({ deputy_id: null })
    .where('deputy_id', '=', userId)
    .where('ends_at', '>', now)
    .execute()
}
