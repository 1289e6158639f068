import { addDays, dayIn } from '../../../shared/kit/time/town-time.ts'
import type { MarkedDose, Reminder } from '../../../shared/reminders/reminders.schedule.ts'
import { stockCountsForDays, usedBetween, type Stock } from '../../../shared/reminders/reminders.stock.ts'
import type { Counted } from './reminders.stock.repo.ts'

/** The doses from this day on are needed, to take off what was used since a count before the listed days. */
export function firstDayNeeded(stocks: readonly Counted[], fromDay: string, zone: string): string {
  const oldest = addDays(fromDay, -stockCountsForDays)
  const days = stocks.map(({ at }) => dayIn(zone, at)).filter((day) => day >= oldest)
  return days.reduce((first, day) => (day < first ? day : first), fromDay)
}

/** What was left when the listed days began, or at a count since then; null if nothing was counted, or too long ago. */
export function stockFrom(
  reminder: Reminder,
  stocks: readonly Counted[],
  marked: readonly MarkedDose[],
  { from, zone }: { from: Date; zone: string },
): Stock | null {
  const counted = stocks.find(({ id }) => id === reminder.id)
  if (!counted || dayIn(zone, counted.at) < addDays(dayIn(zone, from), -stockCountsForDays)) return null
  if (counted.at >= from) return { left: counted.count, since: counted.at.toISOString() }
  const used = usedBetween(reminder, marked, { after: counted.at, until: from }, zone)
  return { left: Math.max(0, counted.count - used), since: from.toISOString() }
}
