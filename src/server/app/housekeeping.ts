import { keyLifetimeDays } from '../platform/http/writes/idempotency.ts'
import { deleteBefore } from '../platform/db/delete-in-batches.ts'
import type { Job } from '../platform/context/plugin.ts'

const day = 24 * 3_600_000
/** A browser that was away longer refetches everything instead of resuming. */
const eventsKeptForDays = 7

/** Deletes old platform rows. */
export const forgetOldRows: Job = {
  name: 'platform:forgetOldRows',
  cron: '41 21 * * *',
  backfill: true,
  isIrreversible: true,
  async run({ store, clock }) {
    const before = (days: number) => new Date(clock().getTime() - days * day)
    await deleteBefore(store.db, 'idempotency_keys', 'at', before(keyLifetimeDays))
    await deleteBefore(store.db, 'events', 'at', before(eventsKeptForDays))
  },
}
