import { dayIn } from '../../shared/kit/time/town-time.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { closeBooked } from './visits/communications.visits.ts'
import { changeThread, lockOverdue } from './communications.repo.ts'
import { tellOverdue } from './communications.telling.ts'

const batch = 100

/** Tells each doctor once of a message whose answer is overdue; one whose visit is booked needs none. */
export async function tellAllOverdue({
  store,
  clock,
  town,
}: Pick<AppContext, 'store' | 'clock' | 'town'>): Promise<void> {
  await closeBooked({ store, clock })
  const tellSome = () => {
    const now = clock()
    const today = dayIn(town.timeZone, now)
    return inTransaction(store.db, (tx) => tellBatch(tx, { now, today }))
  }
  while ((await tellSome()) === batch);
}

async function tellBatch(tx: Tx, at: { now: Date; today: string }): Promise<number> {
  const rows = await lockOverdue(tx, at.now, batch)
  for (const row of rows) {
    await changeThread(tx, row.id, { overdue_told_at: at.now })
    await tellOverdue(tx, row, at)
  }
  return rows.length
}
