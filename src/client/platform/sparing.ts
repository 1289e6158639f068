import { readStored, store } from './storage.ts'

/** Not in TypeScript's list: Chromium alone tells what a line costs and how slow it is. */
interface Line {
  saveData?: boolean
  effectiveType?: string
}

const switchKey = 'nabz.saveData'
/** Told to the window when the switch was pressed. */
export const sparingChanged = 'nabz:sparing'
/** So often, and no oftener, a list is asked for anew where data is saved. */
const sparingEveryMs = 5 * 60_000

/** The person, or their browser, says that data is dear; or the line is too slow to carry more than is asked for. */
export function isSparing(): boolean {
  return readStored(switchKey) !== null || isLineDear()
}

/** What the browser says of it, whatever stands in the settings. */
export function isLineDear(): boolean {
  const { connection } = navigator as { connection?: Line }
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g')
}

export function switchSparing(isOn: boolean): void {
  store(switchKey, isOn ? '1' : null)
  dispatchEvent(new Event(sparingChanged))
}

/** Counts what goes over the line, once spending.ts has come in idle time. */
export const meter = {
  /** What may be loaded without being asked for is used up for this month. */
  isUsedUp: () => false,
  /** The next answer of this endpoint (`/api/appointments/:id`) was not asked for by anybody. */
  unasked: (_path: string) => {},
  /** Of a request that never ends, so that no browser tells what it cost. */
  heard: (_bytes: number) => {},
}

/** Whether a list that nobody asked for may be read again. `readAt` in milliseconds; null: never read. */
export function isDue(readAt: number | null): boolean {
  if (meter.isUsedUp()) return false
  return !isSparing() || readAt === null || Date.now() - readAt >= sparingEveryMs
}
