import type { AppContext } from '../platform/context/request-context.ts'
import { deleteExpiredSessions } from './accounts.repo.ts'

/** Deletes sessions that ended at least a day ago: their tokens have expired anyway. */
export async function forgetExpired({ store, clock }: AppContext): Promise<void> {
  await deleteExpiredSessions(store.db, new Date(clock().getTime() - 24 * 3_600_000))
}
