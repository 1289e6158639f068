import { readStored, store } from '../storage/storage.ts'

/** Not in TypeScript's list: Chromium alone tells what a line costs and how slow it is. */
interface Line {
  saveData?: boolean
  effectiveType?: string
}

const switchKey = 'nabz.saveData'
/** Told to the window when the switch was pressed. */
export const dataSaverChanged = 'nabz:dataSaver'
/** So often, and no oftener, a list is asked for anew where data is saved. */
const dataSaverIntervalMs = 5 * 60_000

/** The person, or their browser, says that data is dear; or the line is too slow to carry more than is asked for. */
export function isDataSaverOn(): boolean {
  return readStored(switchKey) !== null || isConnectionSlow()
}

/** What the browser says of it, whatever stands in the settings. */
export function isConnectionSlow(): boolean {
  const { connection } = navigator as { connection?: Line }
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g')
}

export function setDataSaver(isOn: boolean): void {
  store(switchKey, isOn ? '1' : null)
  dispatchEvent(new Event(dataSaverChanged))
}

/** Counts what goes over the line, once data-usage.ts has come in idle time. */
export const dataMeter = {
  /** What may be loaded without being asked for is used up for this month. */
  isUsedUp: () => false,
  /** The next answer of this endpoint (`/api/appointments/:id`) was not asked for by anybody. */
  background: (_path: string) => {},
  /** Of a request that never ends, so that no browser tells what it cost. */
  heard: (_bytes: number) => {},
}

/** Whether a list that nobody asked for may be read again. `readAt` in milliseconds; null: never read. */
export function isDue(readAt: number | null): boolean {
  if (dataMeter.isUsedUp()) return false
  return !isDataSaverOn() || readAt === null || Date.now() - readAt >= dataSaverIntervalMs
}
