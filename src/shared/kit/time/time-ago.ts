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

/** How long ago, in the largest unit that has passed whole. Less than a minute, or ahead of us: `now`. */
export function timeAgo(fromMs: number, nowMs: number): Ago | 'now' {
  const passedMs = nowMs - fromMs
  const fitting = units.find(({ ms }) => passedMs >= ms)
  return fitting ? { unit: fitting.unit, count: Math.floor(passedMs / fitting.ms) } : 'now'
}

/** The same for calendar days (YYYY-MM-DD), where no time of day is known. Today, or ahead of us: `today`. */
export function dayAgo(day: string, today: string): Ago | 'today' {
  const ago = timeAgo(Date.parse(`${day}T00:00:00Z`), Date.parse(`${today}T00:00:00Z`))
  return ago === 'now' ? 'today' : ago
}
