/** One reading of both clocks, in milliseconds. The monotonic clock cannot be set. */
export interface ClockReading {
  wall: number
  monotonic: number
}

export interface ClockTrust {
  last: ClockReading
  /** Wall minus monotonic clock, as last trusted. */
  believedOffset: number
  /** The offset in doubt, and since when; null while the wall clock is trusted. */
  doubt: { offset: number; sinceMonotonic: number } | null
}

const minuteMs = 60_000
/** Leap seconds, NTP corrections and a busy machine stay below this; anything more is a jump. */
const toleratedMs = minuteMs
export const clockOffsetMs = 10 * minuteMs
export const standsForMs = 60 * minuteMs

export function beginTrust(reading: ClockReading): ClockTrust {
  return { last: reading, believedOffset: reading.wall - reading.monotonic, doubt: null }
}

/**
 * A wall clock that runs ahead of process uptime by more than ten minutes is in doubt until it has kept that offset
 * for an hour (a machine waking from sleep looks the same) or has gone back. A clock that was set back is trusted at
 * once.
 */
export function readClock(trust: ClockTrust, now: ClockReading): { trust: ClockTrust; jumpedMs: number } {
  const offset = now.wall - now.monotonic
  const moved = offset - (trust.last.wall - trust.last.monotonic)
  const jumpedMs = Math.abs(moved) > toleratedMs ? moved : 0
  const believe = (believedOffset: number) => ({ last: now, believedOffset, doubt: null })
  if (offset - trust.believedOffset <= clockOffsetMs) {
    return { trust: believe(Math.min(offset, trust.believedOffset)), jumpedMs }
  }
  const stands = trust.doubt !== null && Math.abs(offset - trust.doubt.offset) <= toleratedMs
  const doubt = stands && trust.doubt ? trust.doubt : { offset, sinceMonotonic: now.monotonic }
  if (now.monotonic - doubt.sinceMonotonic >= standsForMs) return { trust: believe(offset), jumpedMs }
  return { trust: { ...trust, last: now, doubt }, jumpedMs }
}
