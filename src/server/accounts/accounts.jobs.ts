import type { House } from '../platform/http/call.ts'
import { deleteExpiredSessions } from './accounts.repo.ts'

/** Sessions that ended a day ago or earlier need not be remembered: their tokens have expired by themselves. */
export async function forgetExpired({ store, clock }: House): Promise<void> {
  await deleteExpiredSessions(store.db, new Date(clock().getTime() - 24 * 3_600_000))
}
