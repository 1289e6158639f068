import { statusAfterTime } from '../../shared/appointments/appointments.lifecycle.ts'
import { dayIn, startOfDay } from '../../shared/kit/town-time.ts'
import { inTransaction } from '../platform/db/database.ts'
import type { AppContext } from '../platform/http/request-context.ts'
import { tellAutoClosed, tellLapsed, tellMissed } from './appointments.notifications.ts'
import { standingOf } from './appointments.present.ts'
import { changeOne } from './appointments.repo.ts'
import { lockLapsed } from './appointments.strays.repo.ts'

/** Whom to tell of what time did. */
const tellOf = { failed: tellLapsed, missed: tellMissed, completed: tellAutoClosed }

/** What time alone decides, batch by batch until nothing more changes. Both sides are told. */
export async function lapse(appContext: Pick<AppContext, 'store' | 'town' | 'clock'>): Promise<void> {
  while ((await lapseBatch(appContext)) > 0);
}

function lapseBatch({ store, town, clock }: Pick<AppContext, 'store' | 'town' | 'clock'>): Promise<number> {
  const now = clock()
  const today = dayIn(town.timeZone, now)
  return inTransaction(store.db, async (tx) => {
    const due = await lockLapsed(tx, now, startOfDay(town.timeZone, today))
    let changed = 0
    for (const row of due) {
      const status = statusAfterTime(standingOf(row), { now, today })
      if (status !== 'failed' && status !== 'missed' && status !== 'completed') continue
      await changeOne(tx, row.id, { status, auto_closed: status === 'completed' }, now)
      await tellOf[status](tx, row, now)
      changed += 1
    }
    return changed
  })
}
