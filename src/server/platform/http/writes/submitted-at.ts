import { keyLifetimeDays } from './idempotency.ts'

const longestMs = keyLifetimeDays * 24 * 60 * 60_000

/**
 * When a write was said that had to wait on a phone. The header tells how long it waited and not when it was said:
 * the clock of a phone may be wrong by a day, the difference between two of its readings is right.
 */
export function readSubmittedAt(waitedMs: string | string[] | undefined, now: Date): Date {
  if (typeof waitedMs !== 'string' || !/^\d{1,15}$/.test(waitedMs)) return now
  return new Date(now.getTime() - Math.min(Number(waitedMs), longestMs))
}
