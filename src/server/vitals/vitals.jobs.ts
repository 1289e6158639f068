import { restorableForDays } from '../../shared/vitals/vitals.rules.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { deleteRemoved } from './vitals.repo.ts'

const dayMs = 24 * 3_600_000

/** Deletes removed readings for good once they can no longer be restored. */
export async function forgetRemoved({ store, clock }: Pick<AppContext, 'store' | 'clock'>): Promise<void> {
  await deleteRemoved(store.db, new Date(clock().getTime() - restorableForDays * dayMs))
}
