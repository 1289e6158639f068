import { latinDigits } from '../kit/text/digits.ts'

/** One span of a day, in minutes from midnight; `until` above 1440 continues into the next day. */
interface Span {
  /** 0 = Sunday. */
  days: readonly number[]
  from: number
  until: number
}
export type Timing = 'always' | readonly Span[]

const dayMinutes = 24 * 60
const everyDay = [0, 1, 2, 3, 4, 5, 6]
const dayNames = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa']

/**
 * Reads `24/7`, `9:00 AM - 8:00 PM`, `09:00-20:00`, `Mo-Sa 09:00-14:00; Su 09:00-12:00`. Null for anything else,
 * rather than a guess. Full OpenStreetMap opening hours would need a library of 60 kB under LGPL.
 */
export function readTiming(text: string): Timing | null {
  const said = latinDigits(text).normalize('NFKC').toLowerCase().replace(/[–—]/g, '-').trim()
  if (/^(24\s*\/\s*7|24\s*(x\s*7|hours?|hrs?)|open 24 hours)$/.test(said)) return 'always'
  const parts = said.split(/\s*;\s*/).filter((part) => part !== '')
  const spans = parts.map(readPart)
  if (spans.length === 0 || spans.some((span) => span === null)) return null
  return spans.flatMap((span) => span ?? [])
}

function readPart(part: string): Span[] | null {
  const match =
    /^(?:(daily|(?:su|mo|tu|we|th|fr|sa)[a-z]*(?:\s*[-,]\s*(?:su|mo|tu|we|th|fr|sa)[a-z]*)*)\s*:?\s+)?(.+)$/.exec(
      part,
    )
  const days = readDays(match?.[1])
  const spans = (match?.[2] ?? '').split(/\s*,\s*/).map((span) => readSpan(span, days))
  return spans.every((span) => span !== null) ? spans : null
}

function readDays(text: string | undefined): readonly number[] {
  if (text === undefined || text === 'daily') return everyDay
  return text.split(/\s*,\s*/).flatMap((piece) => {
    const [first = 0, last = first] = piece.split(/\s*-\s*/).map((name) => dayNames.indexOf(name.slice(0, 2)))
    const count = ((last - first + 7) % 7) + 1
    return Array.from({ length: count }, (_, ahead) => (first + ahead) % 7)
  })
}

function readSpan(text: string, days: readonly number[]): Span | null {
  const [from, until, ...rest] = text.split(/\s*(?:-|\bto\b)\s*/).map(readClock)
  if (from === undefined || until === undefined || rest.length > 0 || from === null || until === null)
    return null
  return { days, from, until: until > from ? until : until + dayMinutes }
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

/** Whether it is open at this time in the town; null if unknown. `day` YYYY-MM-DD, `time` HH:mm. */
export function isOpenAt(timing: string, moment: { day: string; time: string }): boolean | null {
  const read = readTiming(timing)
  if (read === null || read === 'always') return read === null ? null : true
  const weekday = new Date(`${moment.day}T00:00:00Z`).getUTCDay()
  const minutes = Number(moment.time.slice(0, 2)) * 60 + Number(moment.time.slice(3, 5))
  const yesterday = (weekday + 6) % 7
  return read.some(
    ({ days, from, until }) =>
      (days.includes(weekday) && minutes >= from && minutes < until) ||
      (days.includes(yesterday) && minutes + dayMinutes < until),
  )
}

/** The single span that applies every day, as HH:mm, for display; null when it is not that simple. */
export function dailySpan(timing: string): { from: string; until: string } | null {
  const read = readTiming(timing)
  if (read === null || read === 'always' || read.length !== 1) return null
  const [span] = read
  return span && span.days.length === 7 ? { from: clockOf(span.from), until: clockOf(span.until) } : null
}

function clockOf(minutes: number): string {
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`
}
