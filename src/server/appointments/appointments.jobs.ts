import { statusAfterTime } from '../../shared/appointments/appointments.lifecycle.ts'
import { dayIn, startOfDay } from '../../shared/kit/time/town-time.ts'
import { inTransaction } from '../platform/db/database.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { tellAutoClosed, notifyExpired, notifyMissed } from './appointments.notifications.ts'
import { stateOf } from './appointments.presenter.ts'
import { changeOne } from './changes/appointments.changes.repo.ts'
import { lockExpired } from './assignment/appointments.orphaned.repo.ts'

/** Notifications for what the passing of time has changed. */
const tellOf = { failed: notifyExpired, missed: notifyMissed, completed: tellAutoClosed }

/** Applies what the passing of time decides, batch by batch until nothing changes any more. Both sides are notified. */
export async function expireRequests(
  appContext: Pick<AppContext, 'store' | 'town' | 'clock'>,
): Promise<void> {
  while ((await expireBatch(appContext)) > 0);
}

function expireBatch({ store, town, clock }: Pick<AppContext, 'store' | 'town' | 'clock'>): Promise<number> {
  const now = clock()
  const today = dayIn(town.timeZone, now)
  return inTransaction(store.db, async (tx) => {
    const due = await lockExpired(tx, now, startOfDay(town.timeZone, today))
    let changed = 0
    for (const row of due) {
      const status = statusAfterTime(stateOf(row), { now, today })
      if (status !== 'failed' && status !== 'missed' && status !== 'completed') continue
      const change = { status, auto_closed: status === 'completed' }
      await changeOne(tx, row.id, change, { cause: 'expired', by: null }, now)
      await tellOf[status](tx, row, now)
      changed += 1
    }
    return changed
  })
}
