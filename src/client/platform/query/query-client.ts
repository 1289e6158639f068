import { focusManager, QueryClient, queryOptions, type Query } from '@tanstack/react-query'
import { featureOf, type AnswerOf, type Endpoint } from '../../../shared/kit/endpoint.ts'
import { ApiError, callIfChanged, patientOf, type RequestOptions, type Tagged } from '../api/api.ts'
import { dropEarlyReads } from '../api/early-reads.ts'
import { onAccessLost } from '../session/acting-for.ts'
import { currentSession, onSession, onSessionOver } from '../session/session-store.ts'
import { nextSequence } from './own-mutations.ts'
import { forgetPersisted, mayFind, persist, restoreInto } from './persistence.ts'

/** The parameters, and the patient, that select one of an endpoint's answers. */
export type QueryParams<E extends Endpoint> = Pick<RequestOptions<E>, 'params' | 'query' | 'patientId'>

/** A cached answer. */
export interface CachedAnswer<T = unknown> extends Tagged<T> {
  /** Restored from the device; the server has not answered since. */
  isKept: boolean
}

/** An answer younger than this is not refetched when another component shows it. */
export const freshForMs = 5_000
const maxRetries = 2
/** How long a first read waits for the restore, which may provide an ETag. */
const restoreTimeoutMs = 500

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: ({ state }) => ((state.data as CachedAnswer | undefined)?.isKept ? 0 : freshForMs),
      // A restored answer is refetched on each visit, however young it is: also where it is of a later time than now,
      // because the phone's clock was ahead.
      refetchOnMount: ({ state }) => ((state.data as CachedAnswer | undefined)?.isKept ? 'always' : true),
      // A user reads a few dozen answers of a few kB: keep them until the session ends.
      gcTime: Infinity,
      // navigator.onLine is wrong on many phones: the `online` event is used (below), never the value.
      networkMode: 'always',
      retry: (failures, error) => failures < maxRetries && isWorthRetrying(error),
    },
  },
})
const cache = queryClient.getQueryCache()

/** When each query was last requested; see own-mutations.ts. */
const askedAt = new WeakMap<Query, number>()
cache.subscribe((event) => {
  const query = cache.get(event.query.queryHash)
  if (event.type !== 'updated' || !query) return
  const { action } = event
  if (action.type === 'fetch') askedAt.set(query, nextSequence())
  if (action.type === 'success' && !action.manual && query.meta?.['kept'] === true) persist(query)
})

/** Answers still in flight are then ignored. */
function forgetAll(): void {
  queryClient.clear()
  dropEarlyReads()
}
onSessionOver(forgetAll)
onAccessLost((patientId) => {
  const isOf = ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey[4] === patientId
  queryClient.removeQueries({ predicate: isOf })
  void forgetPersisted(isOf)
})

/** Called once per page: refetches stale queries on screen on focus and when the network is back. */
export function startQueries(): void {
  focusManager.setEventListener((onFocus) => {
    for (const event of ['focus', 'online', 'visibilitychange']) addEventListener(event, () => onFocus())
    return undefined
  })
  queryClient.mount()
  let reader = currentSession()?.person.id
  onSession(() => {
    const person = currentSession()?.person.id
    // Another user signed in in another tab.
    if (person !== reader) forgetAll()
    reader = person
  })
}

/** Runs `work` when no request is pending: on 2G a prefetch would slow down what the user waits for. */
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

/** The patient of the write whose callback runs; undefined: none runs. */
let patientOfCallback: string | null | undefined

/** Runs the callback of a write for its patient: somebody else may have been chosen before the answer came. */
export function callBackFor(patientId: string | null, callBack: () => void): void {
  patientOfCallback = patientId
  try {
    callBack()
  } finally {
    patientOfCallback = undefined
  }
}

interface Which {
  params?: unknown
  query?: unknown
  patientId?: string | null | undefined
}

/**
 * Begins with the user's id, so that one user never finds another's data, and ends with the patient one acts for, if it
 * is not oneself.
 */
function keyOf(endpoint: Endpoint, { params = {}, query = {}, patientId = patientOfCallback }: Which) {
  const patient = patientOf(endpoint, { patientId })
  const key = [currentSession()?.person.id ?? '', endpoint.name, params, query]
  return patient === null ? key : [...key, patient]
}

/** An endpoint's answer as TanStack Query reads it. */
export function answerQuery<E extends Endpoint>(endpoint: E, which: QueryParams<E> = {}) {
  const queryKey = keyOf(endpoint, which)
  return queryOptions({
    queryKey,
    // Whoever is chosen when it is repeated.
    queryFn: () =>
      ask(endpoint, { ...which, patientId: (queryKey[4] as string | undefined) ?? null }, queryKey),
    meta: { kept: endpoint.kept !== undefined },
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
 * Restores all stored answers at once, so that a screen renders once with all its data. Never rejects: a full disk or a
 * private window is the same as no storage.
 */
export function restorePersisted(): Promise<void> {
  return restoreInto(queryClient)
}

/** The cached answer, if any, without a request. */
export function knownAnswer<E extends Endpoint>(
  endpoint: E,
  which: QueryParams<E> = {},
): AnswerOf<E> | undefined {
  return queryClient.getQueryData<CachedAnswer<AnswerOf<E>>>(keyOf(endpoint, which))?.answer
}

/** Replaces a cached answer without a request. */
export function replaceAnswer<E extends Endpoint>(
  endpoint: E,
  make: (known: AnswerOf<E>) => AnswerOf<E>,
  which?: QueryParams<E>,
): void {
  const queryKey = keyOf(endpoint, which ?? {})
  const isWanted = (query: Query) => which !== undefined || query.queryKey[4] === queryKey[4]
  const known = { queryKey: which ? queryKey : queryKey.slice(0, 2), exact: which !== undefined }
  for (const query of cache.findAll({ ...known, predicate: isWanted })) {
    const { data, dataUpdatedAt } = query.state as { data?: CachedAnswer<AnswerOf<E>>; dataUpdatedAt: number }
    if (data === undefined) continue
    // A pending answer predates this change, and the ETag no longer matches the data.
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

/** Refetches all that was read before this time. */
export function refreshReadBefore(moment: number): void {
  void renew(({ state: { data, dataUpdatedAt, fetchStatus } }) => {
    if (data === undefined) return false
    // A restored answer is refetched whatever its age, unless a request is pending.
    return (data as CachedAnswer).isKept ? fetchStatus === 'idle' : dataUpdatedAt < moment
  })
}

function renew(predicate: (query: Query) => boolean): Promise<unknown> {
  const reads = cache.findAll({ predicate }).map(async (query) => {
    const isShown = query.isActive()
    // Cancel the pending request, also a first one, which invalidateQueries would wait for.
    void query.cancel(isShown ? { silent: true } : { revert: true })
    query.invalidate()
    if (isShown) await query.fetch().catch(() => undefined)
  })
  return Promise.all(reads)
}
