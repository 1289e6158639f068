import type { Database, Tx } from '../../platform/db/database.ts'

export async function countRows(db: Database, personId: string) {
  const rows = await db
    .selectFrom('recovery_codes')
    .select('created_at')
    .where('user_id', '=', personId)
    .execute()
  return { left: rows.length, madeAt: rows[0]?.created_at ?? null }
}

export async function hasRow(db: Database, personId: string, hashes: Buffer[]): Promise<boolean> {
  const row = await db
    .selectFrom('recovery_codes')
    .select('user_id')
    .where('user_id', '=', personId)
    .where('hash', 'in', hashes)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses the code up. False when another request was faster. */
export async function deleteRow(tx: Tx, personId: string, hashes: Buffer[]): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', personId)
    .where('hash', 'in', hashes)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function replaceRows(tx: Tx, personId: string, hashes: Buffer[], now: Date): Promise<void> {
  await deleteRows(tx, personId)
  const rows = hashes.map((hash) => ({ user_id: personId, hash, created_at: now }))
  await tx.insertInto('recovery_codes').values(rows).execute()
}

export async function deleteRows(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', personId).execute()
}
