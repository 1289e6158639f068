import { addDays } from '../../../../shared/kit/time/town-time.ts'
import type { MarkedDose } from '../../../../shared/reminders/reminders.schedule.ts'
import { leftNow, lowStockDays, runsOutOn } from '../../../../shared/reminders/reminders.stock.ts'
import { today } from '../../../platform/clock/today.ts'
import { town } from '../../../platform/clock/town.ts'
import type { Reminder } from '../../reminders.queries.ts'

/** How much is left, until when, and whether it is time to get more; null if nothing was counted. */
export function supplyOf(reminder: Reminder, doses: readonly MarkedDose[], now: Date) {
  const { stock } = reminder
  if (!stock) return null
  const zone = town().timeZone
  const left = leftNow(stock, reminder, doses, now, zone)
  const outOn = runsOutOn(reminder, left, doses, now, zone)
  return { left, outOn, isLow: outOn !== null && outOn <= addDays(today(), lowStockDays) }
}
