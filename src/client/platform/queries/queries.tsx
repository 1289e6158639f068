import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { roomOf, type AnswerOf, type Endpoint as Contract } from '../../../shared/kit/endpoint.ts'
import {
  keepFresh,
  read,
  queryEntryOf,
  refresh,
  type QueryState,
  type QueryParams,
} from '../query/query-cache.ts'
import { ApiError, call, type RequestOptions } from '../api/api.ts'
import { newKey } from '../api/keys.ts'
import { warn } from '../browser/log.ts'
import { registerMutation } from '../query/own-mutations.ts'
import { QueuedOffline } from '../outbox/queued-offline.ts'
import { loadOutbox } from '../outbox/load-outbox.ts'

export { refresh, replaceAnswer } from '../query/query-cache.ts'

/** How often a list that others change is asked for anew, as specified: for when the change stream is cut. */
export const refreshEveryMs = 30_000

export interface AnswerOptions<C extends Contract> extends QueryParams<C> {
  refetchEveryMs?: number
  enabled?: boolean
}

export interface Answered<C extends Contract> extends QueryState<AnswerOf<C>> {
  /** Nothing is known yet, neither an answer nor a failure. */
  isPending: boolean
  refetch: () => Promise<unknown>
}

/** Reads an endpoint, kept fresh by the change stream. */
export function useAnswer<C extends Contract>(contract: C, options: AnswerOptions<C> = {}): Answered<C> {
  const { refetchEveryMs = 0, enabled = true } = options
  const entry = enabled ? queryEntryOf(contract, options) : null
  const known = useSyncExternalStore(entry?.follow ?? followNothing, () => entry?.known ?? nothing)
  useEffect(() => (entry ? keepFresh(entry, refetchEveryMs) : undefined), [entry, refetchEveryMs])
  return {
    ...(known as QueryState<AnswerOf<C>>),
    isPending: known.data === undefined && known.error === undefined,
    refetch: async () => entry && read(entry),
  }
}
const nothing: QueryState = { data: undefined, error: undefined, isKept: false }
const followNothing = () => () => undefined

export interface WriteOptions<C extends Contract> {
  /** After the answer; the feature's reads are fetched anew in any case. */
  onDone?: (answer: AnswerOf<C>, asked: RequestOptions<C>) => void
  onError?: (error: Error, asked: RequestOptions<C>) => void
  /** There is no network: it lies in the outbox, which shows it and says so. */
  onKept?: (asked: RequestOptions<C>) => void
  /** After an expired session it is not sent by itself: the form that keeps it as a draft asks for a new press. */
  staysInForm?: boolean
}

export interface Write<C extends Contract> {
  mutate: (asked: RequestOptions<C>) => void
  mutateAsync: (asked: RequestOptions<C>) => Promise<AnswerOf<C>>
  isPending: boolean
  /** Of the latest write, which is `variables`. */
  error: Error | null
  variables: RequestOptions<C> | undefined
}

/**
 * Writes to an endpoint. A repeat after an answer was lost goes out under the same key and counts once. Without a
 * network, what may wait is kept and `mutateAsync` rejects with `QueuedOffline`, which is no error of the write.
 */
export function useWrite<C extends Contract>(contract: C, options: WriteOptions<C> = {}): Write<C> {
  const [latest, setLatest] = useState<{
    asked?: RequestOptions<C>
    isPending: boolean
    error: Error | null
  }>(idle)
  const lost = useRef<{ content: string; key: string } | null>(null)

  async function mutateAsync(asked: RequestOptions<C>): Promise<AnswerOf<C>> {
    const content = JSON.stringify([asked.params, asked.query, asked.body])
    if (lost.current?.content !== content) lost.current = { content, key: newKey() }
    setLatest({ asked, isPending: true, error: null })
    const settle = (error: Error | null) =>
      setLatest((known) => (known.asked === asked ? { asked, isPending: false, error } : known))
    const write = { key: lost.current.key, ...asked }
    const sending = send(contract, write, options)
    registerMutation(write.key, sending)
    const answer = await sending.catch((error: unknown) => {
      const isKept = error instanceof QueuedOffline
      if (isKept) lost.current = null
      settle(isKept ? null : (error as Error))
      if (isKept) callBack(() => options.onKept?.(asked))
      else callBack(() => options.onError?.(error as Error, asked))
      throw error
    })
    lost.current = null
    settle(null)
    callBack(() => options.onDone?.(answer, asked))
    void refresh(roomOf(contract))
    return answer
  }

  return {
    mutateAsync,
    // What went wrong is in `error` and was told to `onError`.
    mutate: (asked) => void mutateAsync(asked).catch(() => undefined),
    isPending: latest.isPending,
    error: latest.error,
    variables: latest.asked,
  }
}
const idle = { isPending: false, error: null }

/** The write is over, however its caller takes the news: a fault in there is the console's, not the write's. */
function callBack(tell: () => void): void {
  try {
    tell()
  } catch (fault) {
    warn('a callback of a write failed', fault)
  }
}

async function send<C extends Contract>(
  contract: C,
  asked: RequestOptions<C> & { key: string },
  { staysInForm = false }: WriteOptions<C>,
): Promise<AnswerOf<C>> {
  const outbox = contract.outbox === 'mayWait' ? await loadOutbox().catch(() => null) : null
  try {
    return await (outbox ? outbox.sendOrKeep(contract, asked, { staysInForm }) : call(contract, asked))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error
    const code = contract.outbox === 'now' ? 'needsNetwork' : 'notKept'
    throw new ApiError(error.message, { status: 0, code, room: 'waiting' })
  }
}
