import { clockOffsetKey } from './server-clock.ts'
import { store } from '../storage/storage.ts'

/** What the way of an answer, and the seconds of a phone, make of it. */
const toleranceMs = 90_000

/** The server has just said what time it is, in milliseconds; of NaN nothing is known. */
export function syncClock(serverMs: number): void {
  const ahead = Date.now() - serverMs
  store(clockOffsetKey, Math.abs(ahead) > toleranceMs ? String(ahead) : null)
}
