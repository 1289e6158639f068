import { focusManager, QueryClient, queryOptions, type Query } from '@tanstack/react-query'
import { featureOf, type AnswerOf, type Endpoint } from '../../../shared/kit/endpoint.ts'
import { ApiError, callIfChanged, type RequestOptions, type Tagged } from '../api/api.ts'
import { currentSession, onSession, onSessionOver } from '../session/session-store.ts'
import { nextSequence } from './own-mutations.ts'
import { mayFind, persist, restoreInto } from './persistence.ts'

/** Which one of an endpoint's answers. */
export type QueryParams<E extends Endpoint> = Pick<RequestOptions<E>, 'params' | 'query'>

/** What the cache holds of an answer. */
export interface CachedAnswer<T = unknown> extends Tagged<T> {
  /** Said on an earlier visit: it lay on this device, and the server has not answered since. */
  isKept: boolean
}

/** So young, an answer is not asked for again because somebody else shows it too. */
export const freshForMs = 5_000
const maxRetries = 2
/** What lies on the device is worth a short wait: then an unchanged answer comes without a body. */
const restoreTimeoutMs = 500

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // What lay on the device is asked for again on each visit, however young it is.
      staleTime: ({ state }) => ((state.data as CachedAnswer | undefined)?.isKept ? 0 : freshForMs),
      // A person reads a few dozen answers of a few kB; they stay until the session is over.
      gcTime: Infinity,
      // navigator.onLine lies on many phones: it is heard when it says yes (below), and never asked.
      networkMode: 'always',
      retry: (failures, error) => failures < maxRetries && isWorthRetrying(error),
    },
  },
})
const cache = queryClient.getQueryCache()

/** When each was asked for last; see own-mutations.ts. */
const askedAt = new WeakMap<Query, number>()
cache.subscribe((event) => {
  const query = cache.get(event.query.queryHash)
  if (event.type !== 'updated' || !query) return
  const { action } = event
  if (action.type === 'fetch') askedAt.set(query, nextSequence())
  if (action.type === 'success' && !action.manual && query.meta?.['kept'] === true) persist(query)
})

/** What is still on its way then counts nothing. */
const forgetAll = () => queryClient.clear()
onSessionOver(forgetAll)

/** Once for a page: what is shown is read anew when the reader is back, or the network, and it is no longer young. */
export function startQueries(): void {
  focusManager.setEventListener((onFocus) => {
    for (const event of ['focus', 'online', 'visibilitychange']) addEventListener(event, () => onFocus())
    return undefined
  })
  queryClient.mount()
  let reader = currentSession()?.person.id
  onSession(() => {
    const person = currentSession()?.person.id
    // Somebody else signed in, in another tab.
    if (person !== reader) forgetAll()
    reader = person
  })
}

/** Runs when nothing is being read any more: on 2G, what is fetched for later takes the line from what is waited for. */
export function whenRead(work: () => void): void {
  if (queryClient.isFetching() === 0) return work()
  const stop = cache.subscribe(() => {
    if (queryClient.isFetching() > 0) return
    stop()
    work()
  })
}

export function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

/** Begins with whose it is: what one person read is never found by the next. */
function keyOf({ name }: Endpoint, { params = {}, query = {} }: { params?: unknown; query?: unknown }) {
  return [currentSession()?.person.id ?? '', name, params, query] as const
}

/** An endpoint's answer as TanStack Query reads it. */
export function answerQuery<E extends Endpoint>(endpoint: E, which: QueryParams<E> = {}) {
  const queryKey = keyOf(endpoint, which)
  return queryOptions({
    queryKey,
    queryFn: () => ask(endpoint, which, queryKey),
    meta: { kept: endpoint.kept === true },
  })
}

async function ask<E extends Endpoint>(
  endpoint: E,
  which: QueryParams<E>,
  queryKey: readonly unknown[],
): Promise<CachedAnswer<AnswerOf<E>>> {
  const known = () => queryClient.getQueryData<CachedAnswer<AnswerOf<E>>>(queryKey)
  if (endpoint.kept && !known() && mayFind()) {
    const tooLate = new Promise((resolve) => setTimeout(resolve, restoreTimeoutMs))
    await Promise.race([restorePersisted(), tooLate])
  }
  const { answer, etag } = await callIfChanged(endpoint, which as RequestOptions<E>, known())
  return { answer, etag, isKept: false }
}

/**
 * Takes what lies on the device into the cache, all of it at once, so that a screen is drawn once with all it shows.
 * Never rejects: a full phone or a private window is as if there were no device to keep things on.
 */
export function restorePersisted(): Promise<void> {
  return restoreInto(queryClient)
}

/** What is known of an answer, from this visit or the device, without asking for it. */
export function knownAnswer<E extends Endpoint>(
  endpoint: E,
  which: QueryParams<E> = {},
): AnswerOf<E> | undefined {
  return queryClient.getQueryData<CachedAnswer<AnswerOf<E>>>(keyOf(endpoint, which))?.answer
}

/** Puts an answer in the place of what was read, without asking again. */
export function replaceAnswer<E extends Endpoint>(
  endpoint: E,
  make: (known: AnswerOf<E>) => AnswerOf<E>,
  which?: QueryParams<E>,
): void {
  const queryKey = which ? keyOf(endpoint, which) : keyOf(endpoint, {}).slice(0, 2)
  for (const query of cache.findAll({ queryKey, exact: which !== undefined })) {
    const { data, dataUpdatedAt } = query.state as { data?: CachedAnswer<AnswerOf<E>>; dataUpdatedAt: number }
    if (data === undefined) continue
    // What is on its way was said before the change, and no server has tagged what comes of it.
    void query.cancel({ revert: true })
    const replaced = { ...data, answer: make(data.answer), etag: null }
    queryClient.setQueryData(query.queryKey, replaced, { updatedAt: dataUpdatedAt })
  }
}

/**
 * Refetches the queries of this feature that are on screen; its others when they are next shown. `askedBefore`: only
 * those that were asked for before this moment.
 */
export function refresh(feature: string, askedBefore = Infinity): Promise<unknown> {
  return renew((query) => {
    const name = query.queryKey[1] as string
    return featureOf({ name }) === feature && (askedAt.get(query) ?? 0) < askedBefore
  })
}

/** The same for all that was read before this moment. */
export function refreshReadBefore(moment: number): void {
  void renew(({ state: { data, dataUpdatedAt, fetchStatus } }) => {
    if (data === undefined) return false
    // What lay on the device may be as old as it likes; unless its answer is on the way.
    return (data as CachedAnswer).isKept ? fetchStatus === 'idle' : dataUpdatedAt < moment
  })
}

function renew(predicate: (query: Query) => boolean): Promise<unknown> {
  const reads = cache.findAll({ predicate }).map(async (query) => {
    const isShown = query.isActive()
    // Overtaken; that of a first answer too, which invalidateQueries would wait for.
    void query.cancel(isShown ? { silent: true } : { revert: true })
    query.invalidate()
    if (isShown) await query.fetch().catch(() => undefined)
  })
  return Promise.all(reads)
}
