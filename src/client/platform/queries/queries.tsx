import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { featureOf, type AnswerOf, type Endpoint } from '../../../shared/kit/endpoint.ts'
import { answerQuery, callBackFor, queryClient, refresh, type QueryParams } from '../query/query-client.ts'
import { refreshEvery } from '../query/background-refresh.ts'
import { ApiError, patientOf, type RequestOptions } from '../api/api.ts'
import { newKey } from '../api/keys.ts'
import { warn } from '../browser/log.ts'
import { registerMutation } from '../query/own-mutations.ts'
import { QueuedOffline } from '../outbox/queued-offline.ts'
import { loadOutbox } from '../outbox/load-outbox.ts'
import { callProved } from '../step-up/call-proved.ts'

export { refresh, replaceAnswer } from '../query/query-client.ts'

/** Polling interval for lists that others change, for when the change stream is cut. */
export const refreshEveryMs = 30_000

export interface AnswerOptions<E extends Endpoint> extends QueryParams<E> {
  refetchEveryMs?: number
  enabled?: boolean
}

/** The state of a query. */
export interface Answered<E extends Endpoint> {
  data: AnswerOf<E> | undefined
  /** Why the last read failed; what was read before stays in `data`. */
  error: Error | undefined
  /** Restored from the device; the server has not answered since. */
  isKept: boolean
  /** Neither an answer nor an error yet. */
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
  // A restored empty answer is often outdated and would open an empty form: hide it while the request is in flight.
  const data = cached?.isKept && cached.answer === null && !error ? undefined : cached?.answer
  return {
    data,
    error,
    isKept: cached?.isKept ?? false,
    isPending: data === undefined && error === undefined,
    refetch: async () => enabled && read.refetch(),
  }
}

/** What is known of an answer, without a request; the page that needs it read, or prefetching, asks the server. */
export function useKnownAnswer<E extends Endpoint>(endpoint: E): AnswerOf<E> | undefined {
  return useQuery({ ...answerQuery(endpoint), enabled: false }, queryClient).data?.answer
}

export interface WriteOptions<E extends Endpoint> {
  /** Called after the answer; the feature's queries are refetched in any case. */
  onDone?: (answer: AnswerOf<E>, asked: RequestOptions<E>) => void
  onError?: (error: Error, asked: RequestOptions<E>) => void
  /** Called when there is no network and the outbox has kept the write. */
  onKept?: (asked: RequestOptions<E>) => void
  /** Do not queue the write after an expired session: the form keeps the draft and asks the user to send it again. */
  staysInForm?: boolean
}

export interface Write<E extends Endpoint> {
  mutate: (asked: RequestOptions<E>) => void
  mutateAsync: (asked: RequestOptions<E>) => Promise<AnswerOf<E>>
  isPending: boolean
  /** The error of the latest write, whose arguments are `variables`. */
  error: Error | null
  variables: RequestOptions<E> | undefined
}

/**
 * Writes to an endpoint. A retry after a lost answer uses the same idempotency key and counts once. Without a network
 * the outbox keeps what may wait, and `mutateAsync` rejects with `QueuedOffline`, which is not reported as an error.
 */
export function useWrite<E extends Endpoint>(endpoint: E, options: WriteOptions<E> = {}): Write<E> {
  const [latest, setLatest] = useState<{
    asked?: RequestOptions<E>
    isPending: boolean
    error: Error | null
  }>(idle)
  const lost = useRef<{ content: string; key: string } | null>(null)

  async function mutateAsync(asked: RequestOptions<E>): Promise<AnswerOf<E>> {
    const patientId = patientOf(endpoint, asked)
    const content = JSON.stringify([asked.params, asked.query, asked.body, patientId])
    if (lost.current?.content !== content) lost.current = { content, key: newKey() }
    setLatest({ asked, isPending: true, error: null })
    const settle = (error: Error | null) =>
      setLatest((known) => (known.asked === asked ? { asked, isPending: false, error } : known))
    const write = { key: lost.current.key, ...asked, patientId }
    const callBack = (tell: () => void) => callBackFor(patientId, () => callSafely(tell))
    const sending = send(endpoint, write, options)
    registerMutation(write.key, sending)
    const answer = await sending.catch((error: unknown) => {
      const isKept = error instanceof QueuedOffline
      if (isKept) lost.current = null
      settle(isKept ? null : (error as Error))
      if (isKept) callBack(() => options.onKept?.(write))
      else callBack(() => options.onError?.(error as Error, write))
      throw error
    })
    lost.current = null
    settle(null)
    callBack(() => options.onDone?.(answer, write))
    void refresh(featureOf(endpoint))
    return answer
  }

  return {
    mutateAsync,
    // The failure is in `error` and was passed to `onError`.
    mutate: (asked) => void mutateAsync(asked).catch(() => undefined),
    isPending: latest.isPending,
    error: latest.error,
    variables: latest.asked,
  }
}
const idle = { isPending: false, error: null }

/** An exception in a callback is logged; it must not make the write fail. */
function callSafely(tell: () => void): void {
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
    return await (outbox ? outbox.sendOrKeep(endpoint, asked, { staysInForm }) : callProved(endpoint, asked))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error
    const code = endpoint.outbox === 'now' ? 'needsNetwork' : 'notKept'
    throw new ApiError(error.message, { status: 0, code, feature: 'waiting' })
  }
}
