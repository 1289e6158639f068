export interface Ago {
  unit: 'minutes' | 'hours' | 'days' | 'weeks'
  count: number
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const units = [
  { unit: 'weeks', ms: 7 * dayMs },
  { unit: 'days', ms: dayMs },
  { unit: 'hours', ms: 60 * minuteMs },
  { unit: 'minutes', ms: minuteMs },
] as const

/** How long ago, in the largest whole unit. Less than a minute, or in the future: `now`. */
export function timeAgo(fromMs: number, nowMs: number): Ago | 'now' {
  const passedMs = nowMs - fromMs
  const fitting = units.find(({ ms }) => passedMs >= ms)
  return fitting ? { unit: fitting.unit, count: Math.floor(passedMs / fitting.ms) } : 'now'
}

/** The same for calendar days (YYYY-MM-DD) without a time of day. Today, or in the future: `today`. */
export function dayAgo(day: string, today: string): Ago | 'today' {
  const ago = timeAgo(Date.parse(`${day}T00:00:00Z`), Date.parse(`${today}T00:00:00Z`))
  return ago === 'now' ? 'today' : ago
}
