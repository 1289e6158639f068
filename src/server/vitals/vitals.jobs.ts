import { restorableForDays } from '../../shared/vitals/vitals.rules.ts'
import type { House } from '../platform/http/call.ts'
import { deleteRemoved } from './vitals.repo.ts'

const dayMs = 24 * 3_600_000

/** What was taken away and not missed since is deleted for good. */
export async function forgetRemoved({ store, clock }: Pick<House, 'store' | 'clock'>): Promise<void> {
  await deleteRemoved(store.db, new Date(clock().getTime() - restorableForDays * dayMs))
}
