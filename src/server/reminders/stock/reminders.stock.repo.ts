import type { Database, Tx } from '../../platform/db/database.ts'
import { anyOf } from '../delivery/reminders.deliveries.repo.ts'

/** The medicines of a patient of which something was counted. */
export async function listStocks(db: Database | Tx, patientId: string): Promise<Counted[]> {
  return presentStocks(await selectStocks(db).where('patient_id', '=', patientId).execute())
}

/** Those of these medicines of which something was counted. */
export async function listStocksOf(db: Database, ids: readonly string[]): Promise<Counted[]> {
  return presentStocks(await selectStocks(db).where('id', '=', anyOf(ids)).execute())
}

function selectStocks(db: Database | Tx) {
  return db
    .selectFrom('reminders')
    .select(['id', 'stock_count', 'stock_at'])
    .where('stock_at', 'is not', null)
}

function presentStocks(rows: { id: string; stock_count: number | null; stock_at: Date | null }[]): Counted[] {
  return rows.flatMap(({ id, stock_count: count, stock_at: at }) =>
    count !== null && at !== null ? [{ id, count, at }] : [],
  )
}

export interface Counted {
  id: string
  count: number
  at: Date
}

/** Leaves a newer count as it is: one that waited for a network comes late. Returns the count that holds. */
export async function saveStock(tx: Tx, counted: Counted): Promise<Counted> {
  const { id, count, at } = counted
  await tx
    .updateTable('reminders')
    .set({ stock_count: count, stock_at: at })
    .where('id', '=', id)
    .where((is) => is.or([is('stock_at', 'is', null), is('stock_at', '<=', at)]))
    .execute()
  const row = await tx
    .selectFrom('reminders')
    .select(['stock_count', 'stock_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, count: row.stock_count ?? count, at: row.stock_at ?? at }
}
