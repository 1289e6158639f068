import { dayIn } from '../../../shared/kit/time/town-time.ts'
import type { Reminder } from '../../../shared/reminders/reminders.schedule.ts'
import { supplyOf } from '../../../shared/reminders/reminders.stock.ts'
import type { Database } from '../../platform/db/database.ts'
import { listMarksOf } from '../delivery/reminders.deliveries.repo.ts'
import { presentDose } from '../reminders.presenter.ts'
import { firstDayNeeded, stockFrom } from './reminders.stock.presenter.ts'
import { listStocksOf } from './reminders.stock.repo.ts'

/** The ids of the medicines that run out within a week. */
export async function findLow(
  db: Database,
  reminders: readonly Reminder[],
  now: Date,
  zone: string,
): Promise<Set<string>> {
  const ids = reminders.map(({ id }) => id)
  const stocks = await listStocksOf(db, ids)
  if (stocks.length === 0) return new Set()
  const marks = await listMarksOf(db, ids, firstDayNeeded(stocks, dayIn(zone, now), zone))
  const marked = marks.map(presentDose)
  const low = reminders.filter((reminder) => {
    const stock = stockFrom(reminder, stocks, marked, { from: now, zone })
    return stock && supplyOf(stock, reminder, marked, now, zone).isLow
  })
  return new Set(low.map(({ id }) => id))
}
