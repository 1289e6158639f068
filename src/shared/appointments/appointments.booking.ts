import { leadMinutes } from './appointments.deadlines.ts'
import { addDays, dayIn, instantIn } from '../kit/time/town-time.ts'

export const gridMinutes = 15
export const furthestDays = 90
/** How many days of free times are listed at once, at most. */
export const freeTimeDays = 7

export type BookingProblem = 'datePast' | 'dateTooFar' | 'timePast' | 'timeTooSoon' | 'timeGrid'
export type BookingProblems = { date?: BookingProblem; time?: BookingProblem }

/** Checks a requested day and time. Returns field codes; empty means valid. */
export function checkBookingTime(
  asked: { date: string; time: string },
  now: Date,
  zone: string,
): BookingProblems {
  const today = dayIn(zone, now)
  if (asked.date < today) return { date: 'datePast' }
  if (asked.date > addDays(today, furthestDays)) return { date: 'dateTooFar' }
  if (Number(asked.time.slice(3)) % gridMinutes !== 0) return { time: 'timeGrid' }
  const startsAt = instantIn(zone, asked.date, asked.time)
  if (startsAt <= now) return { time: 'timePast' }
  if (startsAt < earliestStart(now)) return { time: 'timeTooSoon' }
  return {}
}

/** A time before this one cannot be asked for: nobody could answer, and the patient come, before it. */
export function earliestStart(now: Date): Date {
  return new Date(now.getTime() + leadMinutes * 60_000)
}

/** Every grid time within clinic hours, for a list to choose from: `['09:00', '09:15', …]`. */
export function gridTimes(from = '08:00', to = '20:00'): string[] {
  const times: string[] = []
  for (let minutes = minutesOf(from); minutes < minutesOf(to); minutes += gridMinutes) {
    times.push(`${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`)
  }
  return times
}

/** The instants of a day, `YYYY-MM-DD`, on the grid, for which a visit can still be asked. */
export function askableStarts(date: string, zone: string, now: Date): Date[] {
  const from = earliestStart(now)
  return gridTimes('00:00', '24:00')
    .map((time) => instantIn(zone, date, time))
    .filter((startsAt) => startsAt >= from)
}

/** Whether two spans of one day share a moment: one that ends when the other begins does not. */
export function overlaps(
  one: { time: string; minutes: number },
  other: { time: string; minutes: number },
): boolean {
  const [from, otherFrom] = [minutesOf(one.time), minutesOf(other.time)]
  return from < otherFrom + other.minutes && otherFrom < from + one.minutes
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

/** The next free grid times after `after`, continuing on the next day when the clinic closes. */
export function nextFreeTimes(
  after: { date: string; time: string },
  isBusy: (date: string, time: string) => boolean,
  count = 3,
): { date: string; time: string }[] {
  const free: { date: string; time: string }[] = []
  for (let ahead = 0; ahead <= 7 && free.length < count; ahead += 1) {
    const date = addDays(after.date, ahead)
    const candidates = gridTimes().filter((time) => ahead > 0 || time > after.time)
    free.push(...candidates.filter((time) => !isBusy(date, time)).map((time) => ({ date, time })))
  }
  return free.slice(0, count)
}
