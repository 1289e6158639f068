import { beginTrust, readClock, type ClockReading } from './clock-trust.ts'

export interface ClockWatch {
  /** False while nothing irreversible may rest on the wall clock. */
  isTrusted(): boolean
  /** Hears of each jump, by how many milliseconds. */
  onJump(hear: (jumpedMs: number) => void): void
  close(): void
}

const everyMs = 5_000

const readClocks = (): ClockReading => ({ wall: Date.now(), monotonic: performance.now() })

/** Compares the wall clock with the monotonic one, as long as the process lives. */
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
      // A job may run before the next look.
      look()
      return trust.doubt === null
    },
    onJump: (hear) => void listeners.push(hear),
    close: () => clearInterval(timer),
  }
}
