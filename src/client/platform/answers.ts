import { roomOf, type AnswerOf, type Contract } from '../../shared/kit/contract.ts'
import { ApiError, call, type Asked } from './api.ts'
import { onSessionOver } from './session-store.ts'

/** Which one of an endpoint's answers. */
export type Which<C extends Contract> = Pick<Asked<C>, 'params' | 'query'>

/** What a screen knows of an answer. A new object for every change, so that React sees it. */
export interface Known<T = unknown> {
  data: T | undefined
  /** Why the last read failed; what was read before stays in `data`. */
  error: Error | undefined
}

/** One answer of an endpoint, the same for all who show it. */
export interface Reading {
  room: string
  /** Name of the contract. */
  name: string
  known: Known
  ask: () => Promise<unknown>
  /** On its way; an answer that is no longer this one was overtaken and counts nothing. */
  coming: Promise<unknown> | null
  /** Milliseconds; null: never yet. */
  readAt: number | null
  shownBy: Set<() => void>
  /** For useSyncExternalStore. */
  follow: (changed: () => void) => () => void
}

/** So young, an answer is not asked for again because somebody else shows it too. */
const freshForMs = 5_000
const mostRetries = 2

/** What this person read. Their session over, nobody finds it again, nor what is still on its way. */
const readings = new Map<string, Reading>()
onSessionOver(() => {
  const shown = [...readings.values()]
  readings.clear()
  for (const { shownBy } of shown) for (const tell of shownBy) tell()
})

export function readingOf<C extends Contract>(contract: C, { params, query }: Which<C>): Reading {
  const key = keyOf(contract, params, query)
  const reading = readings.get(key) ?? makeReading(contract, { params, query } as Asked<C>)
  readings.set(key, reading)
  return reading
}

function keyOf({ name }: Contract, params: unknown = {}, query: unknown = {}): string {
  return JSON.stringify([name, params, query])
}

function makeReading<C extends Contract>(contract: C, asked: Asked<C>): Reading {
  const shownBy = new Set<() => void>()
  return {
    room: roomOf(contract),
    name: contract.name,
    known: { data: undefined, error: undefined },
    ask: () => call(contract, asked),
    coming: null,
    readAt: null,
    shownBy,
    follow: (changed) => {
      shownBy.add(changed)
      return () => shownBy.delete(changed)
    },
  }
}

/** Asks anew, whatever is known or on its way. Never rejects: a failure is part of what is known. */
export async function read(reading: Reading): Promise<void> {
  const coming = askPatiently(reading.ask)
  reading.coming = coming
  let next: Known
  try {
    next = { data: await coming, error: undefined }
  } catch (error) {
    next = { ...reading.known, error: error as Error }
  }
  if (reading.coming !== coming) return
  reading.coming = null
  if (!next.error) reading.readAt = Date.now()
  learn(reading, next)
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
function learn(reading: Reading, { data, error }: Known): void {
  const { known } = reading
  const isSame = JSON.stringify(known.data) === JSON.stringify(data)
  if (isSame && known.error === error) return
  reading.known = { data: isSame ? known.data : data, error }
  for (const tell of reading.shownBy) tell()
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
  freshen()
  // navigator.onLine lies on many phones: it is heard when it says yes, and never asked.
  window.addEventListener('online', freshenIfSeen)
  window.addEventListener('focus', freshenIfSeen)
  document.addEventListener('visibilitychange', freshenIfSeen)
  const timer = everyMs > 0 && setInterval(() => reading.known.error ?? freshenIfSeen(), everyMs)
  return () => {
    if (timer) clearInterval(timer)
    window.removeEventListener('online', freshenIfSeen)
    window.removeEventListener('focus', freshenIfSeen)
    document.removeEventListener('visibilitychange', freshenIfSeen)
  }
}

/** What is known of an answer, without asking for it. */
export function knownAnswer<C extends Contract>(contract: C, which: Which<C> = {}): AnswerOf<C> | undefined {
  return readings.get(keyOf(contract, which.params, which.query))?.known.data as AnswerOf<C> | undefined
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
    learn(reading, { data: make(data as AnswerOf<C>), error: undefined })
  }
}

/** Fetches anew what this room has on screen; the rest of it when it is next shown. */
export function refresh(room: string): Promise<unknown> {
  return renew((reading) => reading.room === room)
}

/** The same for all that was read before this moment. */
export function refreshReadBefore(moment: number): void {
  void renew(({ readAt }) => readAt !== null && readAt < moment)
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
