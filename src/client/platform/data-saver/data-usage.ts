import { currentToken } from '../session/session-store.ts'
import { isDataSaverOn, dataMeter } from './data-saver.ts'
import { readStored, store } from '../storage/storage.ts'
import { today } from '../clock/today.ts'
import { wireBytes } from './wire-bytes.ts'

/** Bytes of a month on this device, as far as a page can see them. Nothing in it tells what was read. */
export interface DataUsage {
  month: string
  all: number
  /** Of these, what nobody asked for: lists renewed, pages and answers brought for times without a network. */
  background: number
}

const spentKey = 'nabz.spent'
const budgetKey = 'nabz.unaskedBudget'
export const defaultBudget = 2_000_000
/** A mark that found no answer so long is of a request that failed. */
const markedForMs = 60_000

const marked = new Map<string, number>()
const listeners = new Set<() => void>()
let isCounting = false
/** Counted and not yet written down. */
let fresh = { all: 0, background: 0 }
let writing: ReturnType<typeof setTimeout> | undefined

/** Begins to count, what was loaded before this included. Once for a page. */
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

/** Nothing but what was asked for is to be loaded: data is saved, or what may be spent in the background is spent. */
export function mayBringAhead(): boolean {
  return !isDataSaverOn() && !dataMeter.isUsedUp()
}

function count(timing: PerformanceResourceTiming): void {
  const { name, entryType, transferSize, workerStart } = timing
  // It lay on the device; or the worker had it, and tells itself what that cost.
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

/** `background`: of these, what nobody asked for. */
export function recordUsage(bytes: number, background = 0): void {
  fresh.all += bytes
  fresh.background += background
  writing ??= setTimeout(writeDown, 5_000)
  for (const tell of listeners) tell()
}

/** Adds to what stands there, because other tabs count too. */
function writeDown(): void {
  clearTimeout(writing)
  writing = undefined
  const spent = usageNow()
  fresh = { all: 0, background: 0 }
  store(spentKey, JSON.stringify(spent))
}

/** This month's, with what is not written down yet. */
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

/** What may be loaded in the background in a month, in bytes; Infinity: as much as there is. */
export function budget(): number {
  const stored = readStored(budgetKey)
  return stored === null ? defaultBudget : Number(stored)
}

export function setBudget(bytes: number): void {
  store(budgetKey, String(bytes))
  for (const tell of listeners) tell()
}

/** Hears of every change of the sums and of the budget. */
export function onUsage(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
