import type { MarkedDose } from '../../../../shared/reminders/reminders.schedule.ts'
import { supplyOf, type Supply } from '../../../../shared/reminders/reminders.stock.ts'
import { town } from '../../../platform/clock/town.ts'
import type { Reminder } from '../../reminders.queries.ts'

/** How much is left, until when, and whether it is time to get more; null if nothing was counted. */
export function knownSupply(reminder: Reminder, doses: readonly MarkedDose[], now: Date): Supply | null {
  const { stock } = reminder
  return stock ? supplyOf(stock, reminder, doses, now, town().timeZone) : null
}
