import { addDays, dayIn } from '../../../shared/kit/time/town-time.ts'
import type { Reminder } from '../../../shared/reminders/reminders.schedule.ts'
import { stockCountsForDays, supplyOf } from '../../../shared/reminders/reminders.stock.ts'
import type { Database } from '../../platform/db/database.ts'
import { listMarksOf } from '../delivery/reminders.deliveries.repo.ts'
import { presentDose } from '../reminders.presenter.ts'
import { listStocksOf } from './reminders.stock.repo.ts'

/** The ids of the medicines that run out within a week. */
export async function findLow(
  db: Database,
  reminders: readonly Reminder[],
  now: Date,
  zone: string,
): Promise<Set<string>> {
  const oldest = addDays(dayIn(zone, now), -stockCountsForDays)
  const stocks = (
    await listStocksOf(
      db,
      reminders.map(({ id }) => id),
    )
  ).filter(({ at }) => dayIn(zone, at) >= oldest)
  if (stocks.length === 0) return new Set()
  const marks = await listMarksOf(
    db,
    stocks.map(({ id }) => id),
    oldest,
  )
  const marked = marks.map(presentDose)
  const low = stocks.filter(({ id, count, at }) => {
    const reminder = reminders.find((one) => one.id === id)
    const stock = { left: count, since: at.toISOString() }
    return (
      reminder &&
      supplyOf(
        stock,
        reminder,
        marked.filter((one) => one.reminderId === id),
        now,
        zone,
      ).isLow
    )
  })
  return new Set(low.map(({ id }) => id))
}
