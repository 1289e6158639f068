import { isInSeason } from '../../kit/time/clinic-hours.ts'
import { addDays } from '../../kit/time/town-time.ts'
import { dayMinutes, publicHoliday, readTiming, type Span, type Timing } from './facilities.timing.ts'

/** In the town's time. */
export interface Moment {
  /** YYYY-MM-DD */
  day: string
  /** HH:mm */
  time: string
  /** The town's public holidays, YYYY-MM-DD. */
  holidays: readonly string[]
}

/**
 * Whether it is open at this time; null if unknown: the words cannot be read, or it is a holiday of which they say
 * nothing.
 */
export function isOpenAt(timing: string, { day, time, holidays }: Moment): boolean | null {
  const read = readTiming(timing)
  if (read === null || read === 'always') return read === null ? null : true
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  const yesterday = addDays(day, -1)
  const answers = new Set([
    isOpenOn(read, { day, minutes, isHoliday: holidays.includes(day) }),
    isOpenOn(read, {
      day: yesterday,
      minutes: minutes + dayMinutes,
      isHoliday: holidays.includes(yesterday),
    }),
  ])
  if (answers.has(true)) return true
  return answers.has(null) ? null : false
}

type Read = Exclude<Timing, 'always'>

/** `minutes`: since the midnight with which the day began, also beyond its end. */
function isOpenOn(
  read: Read,
  { day, minutes, isHoliday }: { day: string; minutes: number; isHoliday: boolean },
): boolean | null {
  const isWithin = ({ from, until }: Span) => minutes >= from && minutes < until
  const isOpen = spansOf(read, day, isHoliday && read.namesHolidays).some(isWithin)
  return isOpen && isHoliday && !read.namesHolidays ? null : isOpen
}

function spansOf({ spans }: Read, day: string, isHoliday: boolean): Span[] {
  const weekday = isHoliday ? publicHoliday : new Date(`${day}T00:00:00Z`).getUTCDay()
  return spans.filter(
    ({ days, season }) => days.includes(weekday) && (season === null || isInSeason(season, day)),
  )
}

interface ClockSpan {
  /** HH:mm */
  from: string
  until: string
}

/** The hours of this day; empty: closed. Null where they are the same every day, or not known. */
export function spansOn(timing: string, { day, holidays }: Moment): ClockSpan[] | null {
  const read = readTiming(timing)
  if (read === null || read === 'always' || dailySpan(timing) !== null) return null
  const isHoliday = holidays.includes(day)
  if (isHoliday && !read.namesHolidays) return null
  return spansOf(read, day, isHoliday)
    .toSorted((one, other) => one.from - other.from)
    .map(clockSpan)
}

/**
 * In the season of this day: the weekdays (0 = Sunday, `publicHoliday`) on which it is closed, and whether the hours of
 * all others are the same. Null where nothing is known.
 */
export function closedDays(
  timing: string,
  { day }: Moment,
): { closed: number[]; areOthersSame: boolean } | null {
  const read = readTiming(timing)
  if (read === null || read === 'always') return null
  const inSeason = read.spans.filter(({ season }) => season === null || isInSeason(season, day))
  const weekdays = [1, 2, 3, 4, 5, 6, 0, ...(read.namesHolidays ? [publicHoliday] : [])]
  const hours = weekdays.map((weekday) => {
    const spans = inSeason.filter(({ days }) => days.includes(weekday))
    return {
      weekday,
      said: spans
        .map(({ from, until }) => `${from}-${until}`)
        .toSorted()
        .join(),
    }
  })
  return {
    closed: hours.filter(({ said }) => said === '').map(({ weekday }) => weekday),
    areOthersSame: new Set(hours.map(({ said }) => said).filter((said) => said !== '')).size <= 1,
  }
}

/** The single span that applies every day, for display; null when it is not that simple. */
export function dailySpan(timing: string): ClockSpan | null {
  const read = readTiming(timing)
  if (read === null || read === 'always' || read.namesHolidays || read.spans.length !== 1) return null
  const [span] = read.spans
  return span && span.season === null && span.days.length === 7 ? clockSpan(span) : null
}

const clockSpan = ({ from, until }: Span): ClockSpan => ({ from: clockOf(from), until: clockOf(until) })

function clockOf(minutes: number): string {
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`
}
