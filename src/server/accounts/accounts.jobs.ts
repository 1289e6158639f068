import type { AppContext } from '../platform/context/request-context.ts'
import { deleteExpiredSessions } from './accounts.repo.ts'

/** Sessions that ended a day ago or earlier need not be remembered: their tokens have expired by themselves. */
export async function forgetExpired({ store, clock }: AppContext): Promise<void> {
  await deleteExpiredSessions(store.db, new Date(clock().getTime() - 24 * 3_600_000))
}
