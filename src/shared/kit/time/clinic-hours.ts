import { addDays, dayIn, instantIn } from './town-time.ts'

/** When the town's public clinics see patients: from `town.json`, in the town's time zone. */
export interface ClinicHours {
  /** By first day, `MM-DD`; each lasts until the next one begins, over the end of the year too. */
  seasons: readonly { from: string; opens: string; closes: string }[]
  closedWeekdays: readonly Weekday[]
  /** Days without clinic, `YYYY-MM-DD`. */
  holidays: readonly string[]
}

export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const
export type Weekday = (typeof weekdays)[number]

interface Session {
  opensAt: Date
  closesAt: Date
}

/** The session of a day, `YYYY-MM-DD`; null where the clinics are closed. */
export function clinicSession(hours: ClinicHours, zone: string, day: string): Session | null {
  const weekday = weekdays[new Date(`${day}T00:00Z`).getUTCDay()]
  if (hours.holidays.includes(day) || hours.closedWeekdays.some((closed) => closed === weekday)) return null
  const season = seasonOf(hours, day)
  if (!season) return null
  return { opensAt: instantIn(zone, day, season.opens), closesAt: instantIn(zone, day, season.closes) }
}

/** From when to when the clinics see patients in the season of this day, if they are open on it. */
export function clinicTimes(hours: ClinicHours, day: string): { opens: string; closes: string } {
  const { opens, closes } = seasonOf(hours, day) ?? { opens: '09:00', closes: '15:00' }
  return { opens, closes }
}

/** A part of every year, `MM-DD`, both inclusive; it may go on over the end of the year. */
export interface Season {
  from: string
  until: string
}

/** The clinics' seasons with their hours, in the order of the year, each until the day before the next one. */
export function listSeasons(hours: ClinicHours): (Season & { opens: string; closes: string })[] {
  const inOrder = hours.seasons.toSorted((one, other) => one.from.localeCompare(other.from))
  // A leap year: a season may end on 29 February.
  const dayBefore = (first: string) => addDays(`2024-${first}`, -1).slice(5)
  return inOrder.map(({ from, opens, closes }, nth) => {
    const next = inOrder[(nth + 1) % inOrder.length]?.from ?? from
    return { from, until: dayBefore(next), opens, closes }
  })
}

/** Whether a day, `YYYY-MM-DD`, lies in it. */
export function isInSeason({ from, until }: Season, day: string): boolean {
  const monthDay = day.slice(5)
  return from <= until ? from <= monthDay && monthDay <= until : from <= monthDay || monthDay <= until
}

function seasonOf({ seasons }: ClinicHours, day: string) {
  const inOrder = seasons.toSorted((one, other) => one.from.localeCompare(other.from))
  return inOrder.findLast(({ from }) => from <= day.slice(5)) ?? inOrder.at(-1)
}

export function isClinicTime(hours: ClinicHours, zone: string, instant: Date): boolean {
  const session = clinicSession(hours, zone, dayIn(zone, instant))
  return session !== null && session.opensAt <= instant && instant < session.closesAt
}

/** The instant until which the clinics have been open for so many minutes since `instant`. */
export function addClinicMinutes(hours: ClinicHours, zone: string, instant: Date, minutes: number): Date {
  let leftMs = minutes * 60_000
  for (const { opensAt, closesAt } of sessionsFrom(hours, zone, dayIn(zone, instant))) {
    const fromMs = Math.max(opensAt.getTime(), instant.getTime())
    const openMs = Math.max(0, closesAt.getTime() - fromMs)
    if (openMs >= leftMs && openMs > 0) return new Date(fromMs + leftMs)
    leftMs -= openMs
  }
  throw new Error('The clinics never open.')
}

/** When the first session that begins after `instant` closes. */
export function endOfNextClinicDay(hours: ClinicHours, zone: string, instant: Date): Date {
  return endOfClinicDay(hours, zone, instant, 1)
}

/** When the nth session that begins after `instant` closes. */
export function endOfClinicDay(hours: ClinicHours, zone: string, instant: Date, nth: number): Date {
  let left = nth
  for (const { opensAt, closesAt } of sessionsFrom(hours, zone, dayIn(zone, instant))) {
    if (opensAt > instant) left -= 1
    if (left === 0) return closesAt
  }
  throw new Error('The clinics never open.')
}

/** A year is longer than any run of holidays. */
const searchedDays = 366

function* sessionsFrom(hours: ClinicHours, zone: string, day: string): Generator<Session> {
  for (let ahead = 0; ahead < searchedDays; ahead += 1) {
    const session = clinicSession(hours, zone, addDays(day, ahead))
    if (session) yield session
  }
}
