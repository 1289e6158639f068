import type { Database, Tx } from '../../platform/db/database.ts'

/** The medicines of which something was counted. */
export async function listStocks(db: Database | Tx, patientId: string): Promise<Counted[]> {
  const rows = await db
    .selectFrom('reminders')
    .select(['id', 'stock_count', 'stock_at'])
    .where('patient_id', '=', patientId)
    .where('stock_at', 'is not', null)
    .execute()
  return rows.flatMap(({ id, stock_count: count, stock_at: at }) =>
    count !== null && at !== null ? [{ id, count, at }] : [],
  )
}
export interface Counted {
  id: string
  count: number
  at: Date
}

export async function saveStock(tx: Tx, { id, count, at }: Counted): Promise<void> {
  await tx.updateTable('reminders').set({ stock_count: count, stock_at: at }).where('id', '=', id).execute()
}
