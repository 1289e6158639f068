import { keyLifetimeDays } from './idempotency.ts'

const longestMs = keyLifetimeDays * 24 * 60 * 60_000

/**
 * When a delayed write was submitted. The header holds the waiting time rather than a time of day: a phone's clock
 * may be wrong by a day, but the difference between two readings is right.
 */
export function readSubmittedAt(waitedMs: string | string[] | undefined, now: Date): Date {
  if (typeof waitedMs !== 'string' || !/^\d{1,15}$/.test(waitedMs)) return now
  return new Date(now.getTime() - Math.min(Number(waitedMs), longestMs))
}
