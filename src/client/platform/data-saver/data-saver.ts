import { readStored, store } from '../storage/storage.ts'

/** Network Information API (Chromium only), missing in TypeScript's DOM types. */
interface Line {
  saveData?: boolean
  effectiveType?: string
}

const switchKey = 'nabz.saveData'
/** Window event: the switch was changed. */
export const dataSaverChanged = 'nabz:dataSaver'
/** Polling interval in data saver mode. */
const dataSaverIntervalMs = 5 * 60_000

/** The user or the browser asks to save data, or the connection is slow. */
export function isDataSaverOn(): boolean {
  return readStored(switchKey) !== null || isConnectionSlow()
}

/** What the browser reports, regardless of the setting. */
export function isConnectionSlow(): boolean {
  const { connection } = navigator as { connection?: Line }
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g')
}

export function setDataSaver(isOn: boolean): void {
  store(switchKey, isOn ? '1' : null)
  dispatchEvent(new Event(dataSaverChanged))
}

/** Counts network traffic, once data-usage.ts has been loaded in idle time. */
export const dataMeter = {
  /** Whether this month's background data budget is used up. */
  isUsedUp: () => false,
  /** Marks the next answer of this endpoint (`/api/appointments/:id`) as background traffic. */
  background: (_path: string) => {},
  /** Counts bytes of a request that never ends, for which there is no resource timing. */
  heard: (_bytes: number) => {},
}

/** Whether a list may be polled again. `readAt` in ms; null: never read. */
export function isDue(readAt: number | null): boolean {
  if (dataMeter.isUsedUp()) return false
  return !isDataSaverOn() || readAt === null || Date.now() - readAt >= dataSaverIntervalMs
}
