type DayKey = `dates.${'weekdays' | 'months'}${'' | 'Short'}`

/**
 * Formats a day `YYYY-MM-DD`. The names come from our messages because Chromium's Intl claims Punjabi but prints `2026
 * M11 21, Sat`. The year is left out when it is `thisYear`.
 */
export function dayInWords(
  t: (key: DayKey) => string,
  day: string,
  length: 'long' | 'short',
  thisYear: string,
): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  const isShort = length === 'short'
  const weekday = nth(t(isShort ? 'dates.weekdaysShort' : 'dates.weekdays'), date.getUTCDay())
  const month = nth(t(isShort ? 'dates.monthsShort' : 'dates.months'), date.getUTCMonth())
  const year = day.startsWith(thisYear) ? '' : ` ${day.slice(0, 4)}`
  return `${weekday}, ${date.getUTCDate()} ${month}${year}`
}

function nth(words: string, index: number): string {
  return words.split(' ')[index] ?? ''
}
