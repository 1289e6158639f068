/** Days and times of a place. A day is `YYYY-MM-DD`, a time `HH:mm`, a zone an IANA name such as Asia/Kolkata. */

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone)
  if (!formatter) {
    // sv-SE formats in ISO order; independent of the reader's language.
    formatter = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formatters.set(zone, formatter)
  }
  return formatter
}

function wallClock(instant: Date, zone: string): string {
  return formatterFor(zone).format(instant)
}

export function dayIn(zone: string, instant: Date): string {
  return wallClock(instant, zone).slice(0, 10)
}

export function timeIn(zone: string, instant: Date): string {
  return wallClock(instant, zone).slice(11, 16)
}

/** Computed twice, because the offset may differ across a clock change. */
export function instantIn(zone: string, day: string, time: string): Date {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`)
  const offset = offsetAt(zone, asIfUtc)
  // Twice, because the offset may differ on the other side of a clock change.
  return new Date(asIfUtc - offsetAt(zone, asIfUtc - offset))
}

function offsetAt(zone: string, atMs: number): number {
  const wall = wallClock(new Date(atMs), zone).replace(' ', 'T')
  return Date.parse(`${wall}Z`) - Math.trunc(atMs / 1000) * 1000
}

/** Calendar arithmetic; never reads the clock. */
export function addDays(day: string, count: number): string {
  const [year, month, dayOfMonth] = day.split('-').map(Number)
  const date = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, (dayOfMonth ?? 1) + count))
  return date.toISOString().slice(0, 10)
}

/** First instant of the day in the zone. */
export function startOfDay(zone: string, day: string): Date {
  return instantIn(zone, day, '00:00')
}
