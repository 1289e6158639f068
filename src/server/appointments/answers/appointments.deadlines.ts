import { answerDueAt, nextWarningAt } from '../../../shared/appointments/appointments.deadlines.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import { nextFreeTimesFor } from '../assignment/appointments.free-times.ts'
import { reassignUnanswered } from '../assignment/appointments.routing.ts'
import { markOne } from '../changes/appointments.changes.repo.ts'
import { tellUnconfirmed } from './appointments.answer-notifications.ts'
import { lockToWarn, lockUnanswered } from './appointments.deadlines.repo.ts'

type Town = Pick<AppContext, 'store' | 'town' | 'clock'>

/**
 * Passes on the requests whose doctor let the deadline pass, and tells the patients for whom nobody has confirmed yet.
 * The row itself has the time at which it is due, so each happens once, whatever stops in between (decision 0067).
 */
export async function keepDeadlines(appContext: Town): Promise<void> {
  while ((await inTransaction(appContext.store.db, (tx) => moveOnBatch(tx, appContext))) > 0);
  while ((await inTransaction(appContext.store.db, (tx) => warnBatch(tx, appContext))) > 0);
}

async function moveOnBatch(tx: Tx, { town, clock }: Town): Promise<number> {
  const now = clock()
  const rows = await lockUnanswered(tx, now)
  for (const row of rows) {
    if (row.answer_due_at !== null) await reassignUnanswered(tx, row, now, town)
    else
      await markOne(tx, row.id, {
        answer_due_at: answerDueAt({ startsAt: row.starts_at, type: row.type }, now, town),
      })
  }
  return rows.length
}

async function warnBatch(tx: Tx, { town, clock }: Town): Promise<number> {
  const now = clock()
  const rows = await lockToWarn(tx, now)
  for (const row of rows) {
    const next = nextWarningAt({ startsAt: row.starts_at, day: row.day }, now, town.timeZone)
    await markOne(tx, row.id, { warn_at: next })
    await tellUnconfirmed(tx, row, await nextFreeTimesFor(tx, row, now, town), town, now)
  }
  return rows.length
}
