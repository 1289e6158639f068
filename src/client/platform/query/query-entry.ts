import type { Endpoint as Contract } from '../../../shared/kit/endpoint.ts'
import type { RequestOptions } from '../api/api.ts'
import type { Kept } from './persisted-answers.ts'

/** Which one of an endpoint's answers. */
export type QueryParams<C extends Contract> = Pick<RequestOptions<C>, 'params' | 'query'>

/** What a screen knows of an answer. A new object for every change, so that React sees it. */
export interface QueryState<T = unknown> {
  data: T | undefined
  /** Why the last read failed; what was read before stays in `data`. */
  error: Error | undefined
  /** Said on an earlier visit: it lay on this device, and the server has not answered since. */
  isKept: boolean
}

/** One answer of an endpoint, the same for all who show it. */
export interface QueryEntry {
  room: string
  /** Name of the contract. */
  name: string
  /** Of the contract. */
  path: string
  /** Where it is kept on the device; null: its contract does not say `kept`. */
  persistKey: string | null
  /** What was found there, once it was looked for. */
  found: Promise<Kept | undefined> | null
  known: QueryState
  /** When the server said what is known, by this device's clock; null: nothing is known. */
  fetchedAt: number | null
  /** Nobody answered for so long that its reader should be told how old it is. */
  isLate: boolean
  ask: () => Promise<unknown>
  /** On its way; an answer that is no longer this one was overtaken and counts nothing. */
  inFlight: Promise<unknown> | null
  /** Milliseconds; null: never yet. */
  readAt: number | null
  /** When it was asked for last; see own-mutations.ts. */
  askedAt: number
  shownBy: Set<() => void>
  /** For useSyncExternalStore. */
  follow: (changed: () => void) => () => void
}
