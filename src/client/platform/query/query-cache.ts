import { roomOf, type AnswerOf, type Endpoint as Contract } from '../../../shared/kit/endpoint.ts'
import { ApiError, call, type RequestOptions } from '../api/api.ts'
import { asking, findPersisted, persist, mayFind, peekPersisted } from './persistence.ts'
import type { Kept } from './persisted-answers.ts'
import type { QueryState, QueryEntry, QueryParams } from './query-entry.ts'
import { nextSequence } from './own-mutations.ts'
import { currentSession, onSessionOver } from '../session/session-store.ts'
import { isDue, dataMeter } from '../data-saver/data-saver.ts'

export type { QueryState, QueryEntry, QueryParams } from './query-entry.ts'

/** So young, an answer is not asked for again because somebody else shows it too. */
const freshForMs = 5_000
const maxRetries = 2
/** After so long without an answer the reader is told that what is shown is old. */
const lateAfterMs = 4_000
/** What lies on the device is worth a short wait: then only what is new is asked for. */
const restoreTimeoutMs = 500

/** What this person read. Their session over, nobody finds it again, nor what is still on its way. */
const entries = new Map<string, QueryEntry>()
const ageListeners = new Set<() => void>()
let reader: string | undefined
onSessionOver(forgetAll)

function forgetAll(): void {
  for (const { shownBy } of letGo()) for (const tell of shownBy) tell()
  tellAge()
}

/** What is still on its way then counts nothing: it would be kept as the next person's. */
function letGo(): QueryEntry[] {
  const all = [...entries.values()]
  entries.clear()
  for (const entry of all) entry.inFlight = null
  return all
}

export function queryEntryOf<C extends Contract>(contract: C, { params, query }: QueryParams<C>): QueryEntry {
  // Somebody else signed in, in another tab.
  const person = currentSession()?.person.id
  if (person !== reader) letGo()
  reader = person
  const key = keyOf(contract, params, query)
  const entry = entries.get(key) ?? makeEntry(contract, key, { params, query })
  entries.set(key, entry)
  return entry
}

function keyOf({ name }: Contract, params: unknown = {}, query: unknown = {}): string {
  return JSON.stringify([name, params, query])
}

function makeEntry<C extends Contract>(contract: C, key: string, asked: RequestOptions<C>): QueryEntry {
  const shownBy = new Set<() => void>()
  const kept = contract.kept && peekPersisted(key)
  // "There is none yet" is what changes most easily: see recall.
  const isShown = kept && kept.data !== null
  const entry: QueryEntry = {
    room: roomOf(contract),
    name: contract.name,
    path: contract.path,
    persistKey: contract.kept ? key : null,
    found: null,
    known: { data: isShown ? kept.data : undefined, error: undefined, isKept: Boolean(isShown) },
    fetchedAt: isShown ? kept.fetchedAt : null,
    isLate: false,
    ask: () => askFor(entry, contract, asked),
    inFlight: null,
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
  return entry
}

/** What is new since what is known, or all of it. */
function askFor<C extends Contract>(
  entry: QueryEntry,
  contract: C,
  asked: RequestOptions<C>,
): Promise<unknown> {
  const { data } = entry.known
  const ask = (known: unknown) =>
    known === undefined || !asking.since ? call(contract, asked) : asking.since(contract, asked, known)
  if (data !== undefined || entry.persistKey === null || !mayFind()) return ask(data)
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, restoreTimeoutMs))
  return Promise.race([look(entry), tooLate]).then((kept) => ask(entry.known.data ?? kept?.data))
}

function look(entry: QueryEntry): Promise<Kept | undefined> {
  return (entry.found ??=
    entry.persistKey === null ? Promise.resolve(undefined) : findPersisted(entry.persistKey))
}

/** Asks anew, whatever is known or on its way. Never rejects: a failure is part of what is known. */
export async function read(entry: QueryEntry): Promise<void> {
  const asker = currentSession()?.person.id
  entry.askedAt = nextSequence()
  const inFlight = askPatiently(entry.ask)
  entry.inFlight = inFlight
  if (entry.fetchedAt === null) void restore(entry)
  const late = setTimeout(() => markLate(entry, inFlight), lateAfterMs)
  let next: QueryState
  try {
    next = { data: await inFlight, error: undefined, isKept: false }
  } catch (error) {
    next = { ...entry.known, error: error as Error }
  }
  clearTimeout(late)
  // Overtaken; or somebody else is at the phone by now, and it would be kept as theirs.
  if (entry.inFlight !== inFlight || asker !== currentSession()?.person.id) return
  entry.inFlight = null
  entry.isLate = false
  if (!next.error) {
    entry.readAt = entry.fetchedAt = Date.now()
    if (entry.persistKey !== null) persist(entry.persistKey, next.data, entry.fetchedAt)
  }
  updateEntry(entry, next)
}

/** Shows what an earlier visit left on this device, until the server answers. */
export async function restore(entry: QueryEntry): Promise<void> {
  const kept = await look(entry)
  if (!kept) return
  // "There is none yet" is what changes most easily: it would lead to an empty form where the answer is on its way.
  if (kept.data === null) await entry.inFlight?.catch(() => undefined)
  if (entry.fetchedAt !== null || ![...entries.values()].includes(entry)) return
  entry.fetchedAt = kept.fetchedAt
  updateEntry(entry, { data: kept.data, error: entry.known.error, isKept: true })
}

function markLate(entry: QueryEntry, inFlight: Promise<unknown>): void {
  if (entry.inFlight !== inFlight) return
  entry.isLate = true
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

function listShown(): QueryEntry[] {
  return [...entries.values()].filter(({ shownBy }) => shownBy.size > 0)
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
      if (failures === maxRetries || !isWorthRetrying(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, 1_000 * 2 ** failures))
    }
  }
}

function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

/** What says the same stays the same object: nothing is drawn again for it. */
function updateEntry(entry: QueryEntry, { data, error, isKept }: QueryState): void {
  const { known } = entry
  const isSame = JSON.stringify(known.data) === JSON.stringify(data)
  tellAge()
  if (isSame && known.error === error && known.isKept === isKept) return
  entry.known = { data: isSame ? known.data : data, error, isKept }
  for (const tell of entry.shownBy) tell()
  tellAge()
}

/** Keeps it fresh while it is shown: when the reader or the network comes back, and every so often if asked. */
export function keepFresh(entry: QueryEntry, everyMs: number): () => void {
  const freshen = () => {
    const isYoung = entry.readAt !== null && Date.now() - entry.readAt < freshForMs
    if (!entry.inFlight && !isYoung) void read(entry)
  }
  const freshenIfSeen = () => {
    if (document.visibilityState !== 'hidden') freshen()
  }
  const refreshInBackground = () => {
    if (entry.known.error || !isDue(entry.readAt)) return
    dataMeter.background(entry.path)
    freshenIfSeen()
  }
  freshen()
  // navigator.onLine lies on many phones: it is heard when it says yes, and never asked.
  window.addEventListener('online', freshenIfSeen)
  window.addEventListener('focus', freshenIfSeen)
  document.addEventListener('visibilitychange', freshenIfSeen)
  const timer = everyMs > 0 && setInterval(refreshInBackground, everyMs)
  return () => {
    if (timer) clearInterval(timer)
    window.removeEventListener('online', freshenIfSeen)
    window.removeEventListener('focus', freshenIfSeen)
    document.removeEventListener('visibilitychange', freshenIfSeen)
  }
}

/** What is known of an answer, from this visit or the device, without asking for it. */
export function knownAnswer<C extends Contract>(
  contract: C,
  which: QueryParams<C> = {},
): AnswerOf<C> | undefined {
  return queryEntryOf(contract, which).known.data as AnswerOf<C> | undefined
}

/** Puts an answer in the place of what was read, without asking again. */
export function replaceAnswer<C extends Contract>(
  contract: C,
  make: (known: AnswerOf<C>) => AnswerOf<C>,
  which?: QueryParams<C>,
): void {
  const only = which && queryEntryOf(contract, which)
  for (const entry of entries.values()) {
    if (entry.name !== contract.name || (only ?? entry) !== entry) continue
    const { data } = entry.known
    if (data === undefined) continue
    // What is on its way was said before the change.
    entry.inFlight = null
    updateEntry(entry, { ...entry.known, data: make(data as AnswerOf<C>), error: undefined })
  }
}

/**
 * Fetches anew what this room has on screen; the rest of it when it is next shown. `askedBefore`: only what was asked
 * for before this moment.
 */
export function refresh(room: string, askedBefore = Infinity): Promise<unknown> {
  return renew((entry) => entry.room === room && entry.askedAt < askedBefore)
}

/** The same for all that was read before this moment. */
export function refreshReadBefore(moment: number): void {
  // What was only recalled from the device may be as old as it likes; unless its answer is on the way.
  void renew(({ readAt, fetchedAt, inFlight }) =>
    readAt === null ? fetchedAt !== null && !inFlight : readAt < moment,
  )
}

function renew(isMeant: (entry: QueryEntry) => boolean): Promise<unknown> {
  const meant = [...entries.values()].filter(isMeant)
  for (const entry of meant) {
    entry.inFlight = null
    // Old: whoever shows it next asks for it.
    entry.readAt &&= 0
  }
  return Promise.all(meant.filter(({ shownBy }) => shownBy.size > 0).map(read))
}
