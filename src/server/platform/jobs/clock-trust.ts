/** One look at both clocks, in milliseconds. The monotonic one cannot be set. */
export interface ClockReading {
  wall: number
  monotonic: number
}

export interface ClockTrust {
  last: ClockReading
  /** Wall minus monotonic clock, as far as it is believed. */
  believedOffset: number
  /** The offset in doubt, and since when it stands; null while the wall clock is believed. */
  doubt: { offset: number; sinceMonotonic: number } | null
}

const minuteMs = 60_000
/** What leap seconds, NTP and a busy machine may do without anybody calling it a jump. */
const toleratedMs = minuteMs
export const clockOffsetMs = 10 * minuteMs
export const standsForMs = 60 * minuteMs

export function beginTrust(reading: ClockReading): ClockTrust {
  return { last: reading, believedOffset: reading.wall - reading.monotonic, doubt: null }
}

/**
 * A wall clock that is ahead of what this process lived by more than ten minutes is in doubt until it has stood for
 * an hour (a machine that slept looks the same), or went back. One that was set back is believed at once.
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
