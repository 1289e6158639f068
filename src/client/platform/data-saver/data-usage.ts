import { currentToken } from '../session/session-store.ts'
import { isDataSaverOn, dataMeter } from './data-saver.ts'
import { readStored, store } from '../storage/storage.ts'
import { today } from '../clock/today.ts'
import { wireBytes } from './wire-bytes.ts'

/** Traffic of a month on this device, as far as a page can measure it. It does not tell what was read. */
export interface DataUsage {
  month: string
  all: number
  /** The part not requested by the user: polled lists, and pages and answers fetched for offline use. */
  background: number
}

const spentKey = 'nabz.spent'
const budgetKey = 'nabz.unaskedBudget'
export const defaultBudget = 2_000_000
/** A mark without an answer for this long belongs to a failed request. */
const markedForMs = 60_000

const marked = new Map<string, number>()
const listeners = new Set<() => void>()
let isCounting = false
/** Counted and not yet stored. */
let fresh = { all: 0, background: 0 }
let writing: ReturnType<typeof setTimeout> | undefined

/** Starts counting, including earlier loads. Once per page. */
export function startCounting(): void {
  if (isCounting || !('PerformanceObserver' in window)) return
  isCounting = true
  dataMeter.isUsedUp = () => usageNow().background >= budget()
  dataMeter.background = (path) => marked.set(path, Date.now())
  dataMeter.heard = (bytes) => recordUsage(bytes)
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) count(entry as PerformanceResourceTiming)
  })
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true })
  addEventListener('pagehide', writeDown)
}

/** Whether prefetching is allowed: no data saver, and background budget left. */
export function mayBringAhead(): boolean {
  return !isDataSaverOn() && !dataMeter.isUsedUp()
}

function count(timing: PerformanceResourceTiming): void {
  const { name, entryType, transferSize, workerStart } = timing
  // Cached; or handled by the service worker, which reports its own traffic.
  if (transferSize === 0 || (entryType === 'navigation' && workerStart > 0)) return
  const { origin, pathname } = new URL(name)
  const isOurs = origin === location.origin
  const bytes = wireBytes(timing, isOurs && pathname.startsWith('/api/') ? (currentToken() ?? '') : '')
  recordUsage(bytes, isOurs && wasBackground(pathname) ? bytes : 0)
}

function wasBackground(pathname: string): boolean {
  for (const [path, at] of marked) {
    if (!new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname)) continue
    marked.delete(path)
    return Date.now() - at < markedForMs
  }
  return false
}

/** `background`: the part that the user did not request. */
export function recordUsage(bytes: number, background = 0): void {
  fresh.all += bytes
  fresh.background += background
  writing ??= setTimeout(writeDown, 5_000)
  for (const tell of listeners) tell()
}

/** Adds to the stored sum, because other tabs count too. */
function writeDown(): void {
  clearTimeout(writing)
  writing = undefined
  const spent = usageNow()
  fresh = { all: 0, background: 0 }
  store(spentKey, JSON.stringify(spent))
}

/** This month's traffic, including what is not stored yet. */
export function usageNow(): DataUsage {
  const month = today().slice(0, 7)
  const stored = readUsage()
  const before = stored?.month === month ? stored : { all: 0, background: 0 }
  return { month, all: before.all + fresh.all, background: before.background + fresh.background }
}

function readUsage(): DataUsage | null {
  try {
    const spent = JSON.parse(readStored(spentKey) ?? 'null') as DataUsage | null
    return typeof spent?.all === 'number' && typeof spent.background === 'number' ? spent : null
  } catch {
    return null
  }
}

/** The monthly background budget in bytes; Infinity: no limit. */
export function budget(): number {
  const stored = readStored(budgetKey)
  return stored === null ? defaultBudget : Number(stored)
}

export function setBudget(bytes: number): void {
  store(budgetKey, String(bytes))
  for (const tell of listeners) tell()
}

/** Called when the sums or the budget change. */
export function onUsage(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
