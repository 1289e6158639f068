import { roomOf, type AnswerOf, type Contract } from '../../shared/kit/contract.ts'
import { ApiError, call, type Asked } from './api.ts'
import { asking, findKept, keep, mayFind, peekKept } from './cache/keeping.ts'
import type { Kept } from './cache/kept-answers.ts'
import type { Known, Reading, Which } from './reading.ts'
import { nextMoment } from './own-writes.ts'
import { currentSession, onSessionOver } from './session-store.ts'
import { isDue, meter } from './sparing.ts'

export type { Known, Reading, Which } from './reading.ts'

/** So young, an answer is not asked for again because somebody else shows it too. */
const freshForMs = 5_000
const mostRetries = 2
/** After so long without an answer the reader is told that what is shown is old. */
const lateAfterMs = 4_000
/** What lies on the device is worth a short wait: then only what is new is asked for. */
const recallForMs = 500

/** What this person read. Their session over, nobody finds it again, nor what is still on its way. */
const readings = new Map<string, Reading>()
const ageListeners = new Set<() => void>()
let reader: string | undefined
onSessionOver(forgetAll)

function forgetAll(): void {
  for (const { shownBy } of letGo()) for (const tell of shownBy) tell()
  tellAge()
}

/** What is still on its way then counts nothing: it would be kept as the next person's. */
function letGo(): Reading[] {
  const all = [...readings.values()]
  readings.clear()
  for (const reading of all) reading.coming = null
  return all
}

export function readingOf<C extends Contract>(contract: C, { params, query }: Which<C>): Reading {
  // Somebody else signed in, in another tab.
  const person = currentSession()?.person.id
  if (person !== reader) letGo()
  reader = person
  const key = keyOf(contract, params, query)
  const reading = readings.get(key) ?? makeReading(contract, key, { params, query } as Asked<C>)
  readings.set(key, reading)
  return reading
}

function keyOf({ name }: Contract, params: unknown = {}, query: unknown = {}): string {
  return JSON.stringify([name, params, query])
}

function makeReading<C extends Contract>(contract: C, key: string, asked: Asked<C>): Reading {
  const shownBy = new Set<() => void>()
  const kept = contract.kept && peekKept(key)
  // "There is none yet" is what changes most easily: see recall.
  const isShown = kept && kept.data !== null
  const reading: Reading = {
    room: roomOf(contract),
    name: contract.name,
    path: contract.path,
    keptAs: contract.kept ? key : null,
    found: null,
    known: { data: isShown ? kept.data : undefined, error: undefined, isKept: Boolean(isShown) },
    fetchedAt: isShown ? kept.fetchedAt : null,
    isLate: false,
    ask: () => askFor(reading, contract, asked),
    coming: null,
    readAt: null,
    askedAt: 0,
    shownBy,
    follow: (changed) => {
      shownBy.add(changed)
      tellAge()
      return () => {
        shownBy.delete(changed)
        tellAge()
      }
    },
  }
  return reading
}

/** What is new since what is known, or all of it. */
function askFor<C extends Contract>(reading: Reading, contract: C, asked: Asked<C>): Promise<unknown> {
  const { data } = reading.known
  const ask = (known: unknown) =>
    known === undefined || !asking.since ? call(contract, asked) : asking.since(contract, asked, known)
  if (data !== undefined || reading.keptAs === null || !mayFind()) return ask(data)
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, recallForMs))
  return Promise.race([look(reading), tooLate]).then((kept) => ask(reading.known.data ?? kept?.data))
}

function look(reading: Reading): Promise<Kept | undefined> {
  return (reading.found ??= reading.keptAs === null ? Promise.resolve(undefined) : findKept(reading.keptAs))
}

/** Asks anew, whatever is known or on its way. Never rejects: a failure is part of what is known. */
export async function read(reading: Reading): Promise<void> {
  const asker = currentSession()?.person.id
  reading.askedAt = nextMoment()
  const coming = askPatiently(reading.ask)
  reading.coming = coming
  if (reading.fetchedAt === null) void recall(reading)
  const late = setTimeout(() => markLate(reading, coming), lateAfterMs)
  let next: Known
  try {
    next = { data: await coming, error: undefined, isKept: false }
  } catch (error) {
    next = { ...reading.known, error: error as Error }
  }
  clearTimeout(late)
  // Overtaken; or somebody else is at the phone by now, and it would be kept as theirs.
  if (reading.coming !== coming || asker !== currentSession()?.person.id) return
  reading.coming = null
  reading.isLate = false
  if (!next.error) {
    reading.readAt = reading.fetchedAt = Date.now()
    if (reading.keptAs !== null) keep(reading.keptAs, next.data, reading.fetchedAt)
  }
  learn(reading, next)
}

/** Shows what an earlier visit left on this device, until the server answers. */
export async function recall(reading: Reading): Promise<void> {
  const kept = await look(reading)
  if (!kept) return
  // "There is none yet" is what changes most easily: it would lead to an empty form where the answer is on its way.
  if (kept.data === null) await reading.coming?.catch(() => undefined)
  if (reading.fetchedAt !== null || ![...readings.values()].includes(reading)) return
  reading.fetchedAt = kept.fetchedAt
  learn(reading, { data: kept.data, error: reading.known.error, isKept: true })
}

function markLate(reading: Reading, coming: Promise<unknown>): void {
  if (reading.coming !== coming) return
  reading.isLate = true
  tellAge()
}

/** When the oldest of what is on screen was said, if it could not be renewed; null when all is fresh. */
export function oldestShown(): number | null {
  const old = listShown().filter(
    ({ known, isLate }) => !navigator.onLine || isLate || isWorthRetrying(known.error),
  )
  const moments = old.flatMap(({ fetchedAt }) => fetchedAt ?? [])
  return moments.length === 0 ? null : Math.min(...moments)
}

/** Something on screen was asked for and nobody was there, whatever the browser says of its network. */
export function isCutOff(): boolean {
  return listShown().some(({ known }) => known.error instanceof ApiError && known.error.status === 0)
}

function listShown(): Reading[] {
  return [...readings.values()].filter(({ shownBy }) => shownBy.size > 0)
}

export function onAge(changed: () => void): () => void {
  ageListeners.add(changed)
  return () => ageListeners.delete(changed)
}

function tellAge(): void {
  for (const tell of ageListeners) tell()
}

/** On a village network the second try often works: an error on screen is one that stayed. */
async function askPatiently(ask: () => Promise<unknown>): Promise<unknown> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await ask()
    } catch (error) {
      if (failures === mostRetries || !isWorthRetrying(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, 1_000 * 2 ** failures))
    }
  }
}

function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

/** What says the same stays the same object: nothing is drawn again for it. */
function learn(reading: Reading, { data, error, isKept }: Known): void {
  const { known } = reading
  const isSame = JSON.stringify(known.data) === JSON.stringify(data)
  tellAge()
  if (isSame && known.error === error && known.isKept === isKept) return
  reading.known = { data: isSame ? known.data : data, error, isKept }
  for (const tell of reading.shownBy) tell()
  tellAge()
}

/** Keeps it fresh while it is shown: when the reader or the network comes back, and every so often if asked. */
export function keepFresh(reading: Reading, everyMs: number): () => void {
  const freshen = () => {
    const isYoung = reading.readAt !== null && Date.now() - reading.readAt < freshForMs
    if (!reading.coming && !isYoung) void read(reading)
  }
  const freshenIfSeen = () => {
    if (document.visibilityState !== 'hidden') freshen()
  }
  const freshenUnasked = () => {
    if (reading.known.error || !isDue(reading.readAt)) return
    meter.unasked(reading.path)
    freshenIfSeen()
  }
  freshen()
  // navigator.onLine lies on many phones: it is heard when it says yes, and never asked.
  window.addEventListener('online', freshenIfSeen)
  window.addEventListener('focus', freshenIfSeen)
  document.addEventListener('visibilitychange', freshenIfSeen)
  const timer = everyMs > 0 && setInterval(freshenUnasked, everyMs)
  return () => {
    if (timer) clearInterval(timer)
    window.removeEventListener('online', freshenIfSeen)
    window.removeEventListener('focus', freshenIfSeen)
    document.removeEventListener('visibilitychange', freshenIfSeen)
  }
}

/** What is known of an answer, from this visit or the device, without asking for it. */
export function knownAnswer<C extends Contract>(contract: C, which: Which<C> = {}): AnswerOf<C> | undefined {
  return readingOf(contract, which).known.data as AnswerOf<C> | undefined
}

/** Puts an answer in the place of what was read, without asking again. */
export function replaceAnswer<C extends Contract>(
  contract: C,
  make: (known: AnswerOf<C>) => AnswerOf<C>,
  which?: Which<C>,
): void {
  const only = which && readingOf(contract, which)
  for (const reading of readings.values()) {
    if (reading.name !== contract.name || (only ?? reading) !== reading) continue
    const { data } = reading.known
    if (data === undefined) continue
    // What is on its way was said before the change.
    reading.coming = null
    learn(reading, { ...reading.known, data: make(data as AnswerOf<C>), error: undefined })
  }
}

/**
 * Fetches anew what this room has on screen; the rest of it when it is next shown. `askedBefore`: only what was asked
 * for before this moment.
 */
export function refresh(room: string, askedBefore = Infinity): Promise<unknown> {
  return renew((reading) => reading.room === room && reading.askedAt < askedBefore)
}

/** The same for all that was read before this moment. */
export function refreshReadBefore(moment: number): void {
  // What was only recalled from the device may be as old as it likes; unless its answer is on the way.
  void renew(({ readAt, fetchedAt, coming }) => (readAt === null ? fetchedAt !== null && !coming : readAt < moment))
}

function renew(isMeant: (reading: Reading) => boolean): Promise<unknown> {
  const meant = [...readings.values()].filter(isMeant)
  for (const reading of meant) {
    reading.coming = null
    // Old: whoever shows it next asks for it.
    reading.readAt &&= 0
  }
  return Promise.all(meant.filter(({ shownBy }) => shownBy.size > 0).map(read))
}
