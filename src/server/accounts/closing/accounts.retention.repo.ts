import { sql, type SqlBool } from 'kysely'
import type { Database, Tx } from '../../platform/db/database.ts'

interface Place {
  id: string
  closed_at: Date | null
}

/** Accounts closed before that time, oldest first. */
export function listClosed(db: Database, before: Date, after: Place | null, limit: number) {
  const rows = db
    .selectFrom('users')
    .select(['id', 'closed_at'])
    .where('closed_at', '<', before)
    .orderBy('closed_at')
    .orderBy('id')
    .limit(limit)
  if (!after) return rows.execute()
  return rows.where(sql<SqlBool>`(closed_at, id) > (${after.closed_at}, ${after.id}::uuid)`).execute()
}

/** Undefined if another server has it. */
export function lockClosed(tx: Tx, id: string) {
  return tx
    .selectFrom('users')
    .select('username_key')
    .where('id', '=', id)
    .where('closed_at', 'is not', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Its own record, whose period still runs. */
export async function hasOwnRecord(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('patient_guardians')
    .select('patient_id')
    .where('user_id', '=', id)
    .where('relation', '=', 'self')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteAccount(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute()
}
