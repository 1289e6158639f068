import type { AppContext } from '../platform/context/request-context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { closeBooked } from './visits/communications.visits.ts'
import { changeThread, lockOverdue } from './communications.repo.ts'
import { tellOverdue } from './communications.telling.ts'

const batch = 100

/** Tells each doctor once of a message whose answer is overdue; one whose visit is booked needs none. */
export async function tellAllOverdue({ store, clock }: Pick<AppContext, 'store' | 'clock'>): Promise<void> {
  await closeBooked({ store, clock })
  while ((await inTransaction(store.db, (tx) => tellBatch(tx, clock()))) === batch);
}

async function tellBatch(tx: Tx, now: Date): Promise<number> {
  const rows = await lockOverdue(tx, now, batch)
  for (const row of rows) {
    await changeThread(tx, row.id, { overdue_told_at: now })
    await tellOverdue(tx, row, now)
  }
  return rows.length
}
