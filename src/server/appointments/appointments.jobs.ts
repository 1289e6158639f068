import { statusAfterTime } from '../../shared/appointments/appointments.lifecycle.ts'
import { dayIn, startOfDay } from '../../shared/kit/time/town-time.ts'
import { inTransaction } from '../platform/db/database.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { tellAutoClosed, notifyExpired, notifyMissed } from './appointments.notifications.ts'
import { stateOf } from './appointments.presenter.ts'
import { changeOne } from './changes/appointments.changes.repo.ts'
import { keepDeadlines } from './answers/appointments.deadlines.ts'
import { nextFreeTimesFor } from './assignment/appointments.free-times.ts'
import { deleteExpiredHolds } from './slots/appointments.slots.repo.ts'
import { lockExpired } from './assignment/appointments.orphaned.repo.ts'

/** What the passing of time does to appointments, each minute. */
export async function keepTime(appContext: Pick<AppContext, 'store' | 'town' | 'clock'>): Promise<void> {
  await expireRequests(appContext)
  await keepDeadlines(appContext)
  await deleteExpiredHolds(appContext.store.db, appContext.clock())
}

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
      if (status === 'failed') await notifyExpired(tx, row, now, await nextFreeTimesFor(tx, row, now, town))
      else await (status === 'missed' ? notifyMissed : tellAutoClosed)(tx, row, now)
      changed += 1
    }
    return changed
  })
}
