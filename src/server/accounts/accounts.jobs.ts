import type { AppContext } from '../platform/context/request-context.ts'
import { deleteExpiredSessions } from './accounts.repo.ts'
import { deleteOldCodes, revokeExpired } from './accounts.reset.repo.ts'

const day = 24 * 3_600_000
const resetsKeptForDays = 366

/**
 * Deletes sessions that ended at least a day ago: their tokens have expired anyway. Who was let back in at the desk is
 * kept for a year, as logs of access are.
 */
export async function forgetExpired({ store, clock }: AppContext): Promise<void> {
  const now = clock()
  await deleteExpiredSessions(store.db, new Date(now.getTime() - day))
  await revokeExpired(store.db, now)
  await deleteOldCodes(store.db, new Date(now.getTime() - resetsKeptForDays * day))
}
