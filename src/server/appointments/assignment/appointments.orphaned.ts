import { inTransaction } from '../../platform/db/database.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import { reassignOrphaned } from './appointments.routing.ts'
import { lockOrphaned } from './appointments.orphaned.repo.ts'

type Town = Pick<AppContext, 'store' | 'town' | 'clock'>

/**
 * Requests and scheduled appointments whose doctor has lost the right to treat: each moves on to the next suitable
 * doctor, else opens to all, and the patient is notified. Idempotent: every server instance may run this at once, and
 * again every minute.
 */
export async function reassignAllOrphaned(appContext: Town, doctorId: string | null = null): Promise<void> {
  while ((await reassignBatch(appContext, doctorId)) > 0);
}

function reassignBatch({ store, town, clock }: Town, doctorId: string | null): Promise<number> {
  const now = clock()
  return inTransaction(store.db, async (tx) => {
    const orphaned = await lockOrphaned(tx, doctorId, now)
    for (const orphan of orphaned) await reassignOrphaned(tx, orphan, now, town)
    return orphaned.length
  })
}
