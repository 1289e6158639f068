import { addDays, dayIn, instantIn } from '../kit/time/town-time.ts'
import { dosesOfDay, type MarkedDose, type Reminder } from './reminders.schedule.ts'

/** What was left of a medicine at an instant, in its unit. */
export interface Stock {
  left: number
  since: string
}

export const maxStock = 9999
/** A count older than this says nothing any more. */
export const stockCountsForDays = 180
/** From so many days before the end on, the owner is told to get more. */
const lowStockDays = 7
/** Nobody needs to know what happens later. */
const lookedAheadDays = 60

/**
 * How much was used after one instant and until another. A dose that nobody marked counts as taken, so that a medicine
 * is got too early rather than too late.
 */
export function usedBetween(
  reminder: Reminder,
  marked: readonly MarkedDose[],
  { after, until }: { after: Date; until: Date },
  zone: string,
): number {
  const own = marked.filter((one) => one.reminderId === reminder.id)
  const last = dayIn(zone, until)
  let used = 0
  for (let day = dayIn(zone, after); day <= last; day = addDays(day, 1)) {
    for (const { time, mark, amount } of dosesOfDay([reminder], own, day, zone)) {
      const at = instantIn(zone, day, time)
      const isPast = at > after && (at <= until || mark === 'taken')
      if (isPast && mark !== 'skipped') used += amount ?? 0
    }
  }
  return used
}

/** What is left now: never less than nothing. */
export function leftNow(
  { left, since }: Stock,
  reminder: Reminder,
  marked: readonly MarkedDose[],
  now: Date,
  zone: string,
): number {
  const used = usedBetween(reminder, marked, { after: new Date(since), until: now }, zone)
  return Math.max(0, Math.round((left - used) * 100) / 100)
}

/** The first day with a dose for which there is not enough; null if that is far away or never. */
export function runsOutOn(
  reminder: Reminder,
  left: number,
  marked: readonly MarkedDose[],
  now: Date,
  zone: string,
): string | null {
  const today = dayIn(zone, now)
  let rest = left
  for (let ahead = 0; ahead <= lookedAheadDays; ahead += 1) {
    const day = addDays(today, ahead)
    for (const { time, mark, amount } of dosesOfDay([reminder], marked, day, zone)) {
      if (mark !== null || amount === null || instantIn(zone, day, time) <= now) continue
      rest -= amount
      if (rest < 0) return day
    }
  }
  return null
}

export interface Supply {
  left: number
  /** The first day with a dose for which there is not enough; null if that is far away or never. */
  outOn: string | null
  /** Within a week: time to get more. */
  isLow: boolean
}

export function supplyOf(
  stock: Stock,
  reminder: Reminder,
  marked: readonly MarkedDose[],
  now: Date,
  zone: string,
): Supply {
  const left = leftNow(stock, reminder, marked, now, zone)
  const outOn = runsOutOn(reminder, left, marked, now, zone)
  return { left, outOn, isLow: outOn !== null && outOn <= addDays(dayIn(zone, now), lowStockDays) }
}
