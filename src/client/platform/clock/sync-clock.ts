import { clockOffsetKey } from './server-clock.ts'
import { store } from '../storage/storage.ts'

/** Tolerated difference: network delay and small clock errors. */
const toleranceMs = 90_000

/** Stores the clock difference from a server time in ms; NaN clears it. */
export function syncClock(serverMs: number): void {
  const ahead = Date.now() - serverMs
  store(clockOffsetKey, Math.abs(ahead) > toleranceMs ? String(ahead) : null)
}
