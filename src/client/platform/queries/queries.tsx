import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { featureOf, type AnswerOf, type Endpoint } from '../../../shared/kit/endpoint.ts'
import { answerQuery, queryClient, refresh, type QueryParams } from '../query/query-client.ts'
import { refreshEvery } from '../query/background-refresh.ts'
import { ApiError, call, type RequestOptions } from '../api/api.ts'
import { newKey } from '../api/keys.ts'
import { warn } from '../browser/log.ts'
import { registerMutation } from '../query/own-mutations.ts'
import { QueuedOffline } from '../outbox/queued-offline.ts'
import { loadOutbox } from '../outbox/load-outbox.ts'

export { refresh, replaceAnswer } from '../query/query-client.ts'

/** How often a list that others change is asked for anew, as specified: for when the change stream is cut. */
export const refreshEveryMs = 30_000

export interface AnswerOptions<E extends Endpoint> extends QueryParams<E> {
  refetchEveryMs?: number
  enabled?: boolean
}

/** What a screen knows of an answer. */
export interface Answered<E extends Endpoint> {
  data: AnswerOf<E> | undefined
  /** Why the last read failed; what was read before stays in `data`. */
  error: Error | undefined
  /** Said on an earlier visit: it lay on this device, and the server has not answered since. */
  isKept: boolean
  /** Nothing is known yet, neither an answer nor a failure. */
  isPending: boolean
  refetch: () => Promise<unknown>
}

/** Reads an endpoint, kept fresh by the change stream. */
export function useAnswer<E extends Endpoint>(endpoint: E, options: AnswerOptions<E> = {}): Answered<E> {
  const { refetchEveryMs = 0, enabled = true } = options
  const wanted = answerQuery(endpoint, options)
  const read = useQuery({ ...wanted, enabled }, queryClient)
  const key = JSON.stringify(wanted.queryKey)
  useEffect(() => {
    if (!enabled || refetchEveryMs === 0) return
    return refreshEvery(refetchEveryMs, endpoint, JSON.parse(key) as typeof wanted.queryKey)
  }, [endpoint, key, enabled, refetchEveryMs])
  const cached = enabled ? read.data : undefined
  const error = (enabled && read.error) || undefined
  // "There is none yet" is what changes most easily: it would lead to an empty form where the answer is on its way.
  const data = cached?.isKept && cached.answer === null && !error ? undefined : cached?.answer
  return {
    data,
    error,
    isKept: cached?.isKept ?? false,
    isPending: data === undefined && error === undefined,
    refetch: async () => enabled && read.refetch(),
  }
}

export interface WriteOptions<E extends Endpoint> {
  /** After the answer; the feature's reads are fetched anew in any case. */
  onDone?: (answer: AnswerOf<E>, asked: RequestOptions<E>) => void
  onError?: (error: Error, asked: RequestOptions<E>) => void
  /** There is no network: it lies in the outbox, which shows it and says so. */
  onKept?: (asked: RequestOptions<E>) => void
  /** After an expired session it is not sent by itself: the form that keeps it as a draft asks for a new press. */
  staysInForm?: boolean
}

export interface Write<E extends Endpoint> {
  mutate: (asked: RequestOptions<E>) => void
  mutateAsync: (asked: RequestOptions<E>) => Promise<AnswerOf<E>>
  isPending: boolean
  /** Of the latest write, which is `variables`. */
  error: Error | null
  variables: RequestOptions<E> | undefined
}

/**
 * Writes to an endpoint. A repeat after an answer was lost goes out under the same key and counts once. Without a
 * network, what may wait is kept and `mutateAsync` rejects with `QueuedOffline`, which is no error of the write.
 */
export function useWrite<E extends Endpoint>(endpoint: E, options: WriteOptions<E> = {}): Write<E> {
  const [latest, setLatest] = useState<{
    asked?: RequestOptions<E>
    isPending: boolean
    error: Error | null
  }>(idle)
  const lost = useRef<{ content: string; key: string } | null>(null)

  async function mutateAsync(asked: RequestOptions<E>): Promise<AnswerOf<E>> {
    const content = JSON.stringify([asked.params, asked.query, asked.body])
    if (lost.current?.content !== content) lost.current = { content, key: newKey() }
    setLatest({ asked, isPending: true, error: null })
    const settle = (error: Error | null) =>
      setLatest((known) => (known.asked === asked ? { asked, isPending: false, error } : known))
    const write = { key: lost.current.key, ...asked }
    const sending = send(endpoint, write, options)
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
    void refresh(featureOf(endpoint))
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

async function send<E extends Endpoint>(
  endpoint: E,
  asked: RequestOptions<E> & { key: string },
  { staysInForm = false }: WriteOptions<E>,
): Promise<AnswerOf<E>> {
  const outbox = endpoint.outbox === 'mayWait' ? await loadOutbox().catch(() => null) : null
  try {
    return await (outbox ? outbox.sendOrKeep(endpoint, asked, { staysInForm }) : call(endpoint, asked))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error
    const code = endpoint.outbox === 'now' ? 'needsNetwork' : 'notKept'
    throw new ApiError(error.message, { status: 0, code, feature: 'waiting' })
  }
}
