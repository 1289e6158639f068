import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** A statement of this size takes a fraction of a second; even a backlog of weeks stays within the timeout. */
const batchSize = 10_000

/** Deletes all rows whose `column` is before the given time, one batch per statement. */
export async function deleteBefore(
  db: Database,
  table: keyof Tables,
  column: string,
  before: Date,
  size = batchSize,
): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${before} limit ${size}))`.execute(db)
    if (numAffectedRows < BigInt(size)) return
  }
}
