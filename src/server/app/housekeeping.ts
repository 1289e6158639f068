import { keptForDays } from '../platform/http/given-answers.ts'
import type { Job } from '../platform/feature.ts'

const day = 24 * 3_600_000
/** A browser that was away longer reads everything anew instead of resuming. */
const eventsKeptForDays = 7

/** What the platform keeps for a while only. */
export const forgetOldRows: Job = {
  name: 'platform:forgetOldRows',
  cron: '41 21 * * *',
  async run({ store, clock }) {
    const before = (days: number) => new Date(clock().getTime() - days * day)
    await store.db.deleteFrom('given_answers').where('at', '<', before(keptForDays)).execute()
    await store.db.deleteFrom('events').where('at', '<', before(eventsKeptForDays)).execute()
  },
}
