import type { ClinicHours, Season } from '../../kit/time/clinic-hours.ts'
import { listSeasons, weekdays } from '../../kit/time/clinic-hours.ts'
import { latinDigits } from '../../kit/text/digits.ts'

/** One span of a day, in minutes from midnight; `until` above 1440 continues into the next day. */
export interface Span {
  /** 0 = Sunday, `publicHoliday`. */
  days: readonly number[]
  /** Null: all year. */
  season: Season | null
  from: number
  until: number
}
export type Timing =
  | 'always'
  | {
      spans: readonly Span[]
      /** Whether it says what holds on a public holiday. */
      namesHolidays: boolean
    }

export const dayMinutes = 24 * 60
export const publicHoliday = 7
const everyDay = [0, 1, 2, 3, 4, 5, 6]
const dayNames = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa', 'ph']
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * Reads `24/7`, `9:00 AM - 8:00 PM`, `Mo-Sa 09:00-14:00; Su 09:00-12:00`, and of a season
 * `Apr 16-Oct 15 Mo-Sa 08:00-14:00; Oct 16-Apr 15 Mo-Sa 09:00-15:00; PH off`: a part of the opening hours of
 * OpenStreetMap. Null for anything else, rather than a guess. All of them would need a library of 60 kB under LGPL.
 */
export function readTiming(text: string): Timing | null {
  const said = latinDigits(text).normalize('NFKC').toLowerCase().replace(/[–—]/g, '-').trim()
  if (/^(24\s*\/\s*7|24\s*(x\s*7|hours?|hrs?)|open 24 hours)$/.test(said)) return 'always'
  const rules = said
    .split(/\s*;\s*/)
    .filter((rule) => rule !== '')
    .map(readRule)
  let spans: Span[] = []
  let namesHolidays = false
  for (const rule of rules) {
    if (rule === null) return null
    const { days } = rule
    // A later rule replaces the earlier ones on its days: `Mo-Su 09:00-14:00; Su off`.
    if (rule.spans === null) spans = spans.map((one) => ({ ...one, days: one.days.filter(notIn(days)) }))
    else spans.push(...rule.spans)
    namesHolidays ||= days.includes(publicHoliday)
  }
  return spans.length > 0 ? { spans, namesHolidays } : null
}

const notIn = (days: readonly number[]) => (day: number) => !days.includes(day)

/** What a public clinic of the town writes: its hours by season, closed on the town's closed days and on holidays. */
export function timingOfClinics(hours: ClinicHours): string {
  const open = [...everyDay.slice(1), 0].filter(
    (day) => !hours.closedWeekdays.includes(weekdays[day] ?? 'sunday'),
  )
  const days = open.length === 7 ? '' : `${rangesOf(open).join(',')} `
  const seasons = listSeasons(hours)
  const rules = seasons.map(({ from, until, opens, closes }) => {
    const season = seasons.length > 1 ? `${dateOf(from)}-${dateOf(until)} ` : ''
    return `${season}${days}${opens}-${closes}`
  })
  return [...rules, 'PH off'].join('; ')
}

/** `Mo-Sa`, `We`: days in the order of a week from Monday. */
function rangesOf(days: readonly number[]): string[] {
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && ((run.at(-1) ?? 0) + 1) % 7 === day) run.push(day)
    else runs.push([day])
  }
  const nameOf = (day = 0) => (dayNames[day] ?? '').replace(/^./, (letter) => letter.toUpperCase())
  return runs.map((run) => (run.length > 1 ? `${nameOf(run[0])}-${nameOf(run.at(-1))}` : nameOf(run[0])))
}

const dateOf = (monthDay: string) =>
  `${monthNames[Number(monthDay.slice(0, 2)) - 1]} ${Number(monthDay.slice(3))}`

interface Rule {
  days: readonly number[]
  /** Null: closed. */
  spans: readonly Span[] | null
}

const months = monthNames.join('|').toLowerCase()
const date = `(?:(?:${months})[a-z]* \\d{1,2}|\\d{1,2} (?:${months})[a-z]*)`
const seasonFirst = new RegExp(`^(${date})\\s*-\\s*(${date})\\s*:?\\s+`)
const daysFirst =
  /^(daily|(?:su|mo|tu|we|th|fr|sa|ph)[a-z]*(?:\s*[-,]\s*(?:su|mo|tu|we|th|fr|sa|ph)[a-z]*)*)\s*:?\s+/

function readRule(text: string): Rule | null {
  const said = seasonFirst.exec(text)
  const season = said ? readSeason(said[1] ?? '', said[2] ?? '') : null
  if (said && season === null) return null
  const afterSeason = text.slice(said?.[0].length ?? 0)
  const named = daysFirst.exec(afterSeason)
  const days = readDays(named?.[1])
  const hours = afterSeason.slice(named?.[0].length ?? 0)
  if (/^(off|closed)$/.test(hours)) return season === null && named ? { days, spans: null } : null
  const spans = hours.split(/\s*,\s*/).map((span) => readSpan(span, { days, season }))
  return spans.every((span) => span !== null) ? { days, spans } : null
}

function readSeason(first: string, last: string): Season | null {
  const from = readDate(first)
  const until = readDate(last)
  return from && until ? { from, until } : null
}

/** As `MM-DD`; null where no year has the day. */
function readDate(text: string): string | null {
  const day = Number(/\d+/.exec(text)?.[0])
  const month = monthNames.findIndex((name) => text.includes(name.toLowerCase()))
  // A leap year: 29 February is a day.
  const read = new Date(Date.UTC(2024, month, day))
  return read.getUTCMonth() === month && read.getUTCDate() === day ? read.toISOString().slice(5, 10) : null
}

function readDays(text: string | undefined): readonly number[] {
  if (text === undefined || text === 'daily') return everyDay
  return text.split(/\s*,\s*/).flatMap((piece) => {
    const [first = 0, last = first] = piece.split(/\s*-\s*/).map((name) => dayNames.indexOf(name.slice(0, 2)))
    if (first === publicHoliday || last === publicHoliday) return [publicHoliday]
    const count = ((last - first + 7) % 7) + 1
    return Array.from({ length: count }, (_, ahead) => (first + ahead) % 7)
  })
}

function readSpan(text: string, { days, season }: Pick<Span, 'days' | 'season'>): Span | null {
  const [from, until, ...rest] = text.split(/\s*(?:-|\bto\b)\s*/).map(readClock)
  if (from === undefined || until === undefined || rest.length > 0 || from === null || until === null)
    return null
  return { days, season, from, until: until > from ? until : until + dayMinutes }
}

function readClock(text: string): number | null {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/.exec(text.trim())
  if (!match) return null
  const [, hourText, minuteText = '0', half] = match
  const hour = Number(hourText)
  // A lone "9" is too vague to send somebody there.
  if (half === undefined ? match[2] === undefined || hour > 24 : hour < 1 || hour > 12) return null
  const base = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)
  return Number(minuteText) < 60 ? base * 60 + Number(minuteText) : null
}
