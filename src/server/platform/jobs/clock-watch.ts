import { beginTrust, readClock, type ClockReading } from './clock-trust.ts'

export interface ClockWatch {
  /** False while the clock is in doubt: nothing irreversible may run. */
  isTrusted(): boolean
  /** Called on each clock jump, with its size in milliseconds. */
  onJump(hear: (jumpedMs: number) => void): void
  close(): void
}

const everyMs = 5_000

const readClocks = (): ClockReading => ({ wall: Date.now(), monotonic: performance.now() })

/** Compares the wall clock with the monotonic one for as long as the process runs. */
export function watchClock(read = readClocks, lookEveryMs = everyMs): ClockWatch {
  let trust = beginTrust(read())
  const listeners: ((jumpedMs: number) => void)[] = []
  const look = () => {
    const seen = readClock(trust, read())
    trust = seen.trust
    if (seen.jumpedMs !== 0) for (const hear of listeners) hear(seen.jumpedMs)
  }
  const timer = setInterval(look, lookEveryMs).unref()
  return {
    isTrusted() {
      // A job may run before the next scheduled reading.
      look()
      return trust.doubt === null
    },
    onJump: (hear) => void listeners.push(hear),
    close: () => clearInterval(timer),
  }
}
