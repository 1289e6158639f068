import type { DateWriter, Translate } from './i18n.tsx'
import { today } from './today.ts'

export const dateWriter: DateWriter = {
  day: (t, day, length) => dayInWords(t, day, length, today().slice(0, 4)),
  time: timeInWords,
}

/**
 * A day `YYYY-MM-DD` in words. The words come from our shelves and not from Intl: Chromium claims Punjabi and
 * prints `2026 M11 21, Sat`. The year is said only when it is not `thisYear`.
 */
export function dayInWords(t: Translate, day: string, length: 'long' | 'short', thisYear: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  const isShort = length === 'short'
  const weekday = nth(t(isShort ? 'dates.weekdaysShort' : 'dates.weekdays'), date.getUTCDay())
  const month = nth(t(isShort ? 'dates.monthsShort' : 'dates.months'), date.getUTCMonth())
  const year = day.startsWith(thisYear) ? '' : ` ${day.slice(0, 4)}`
  return `${weekday}, ${date.getUTCDate()} ${month}${year}`
}

/** A time `HH:mm` as people say it: `5:30 pm`, `शाम 5:30`. */
export function timeInWords(t: Translate, time: string): string {
  if (!/^\d\d:\d\d/.test(time)) return time
  const hour = Number(time.slice(0, 2))
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3, 5)}`
  return t('dates.time', { clock, part: t(`dates.parts.${partOfDay(hour)}`) })
}

function partOfDay(hour: number): 'lateNight' | 'morning' | 'afternoon' | 'evening' | 'night' {
  if (hour < 4) return 'lateNight'
  if (hour < 12) return 'morning'
  if (hour < 16) return 'afternoon'
  if (hour < 20) return 'evening'
  return 'night'
}

function nth(words: string, index: number): string {
  return words.split(' ')[index] ?? ''
}
