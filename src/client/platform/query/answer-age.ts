import type { Query } from '@tanstack/react-query'
import { ApiError } from '../api/api.ts'
import { isWorthRetrying, queryClient } from './query-client.ts'

/** Without an answer for this long, the user is told that the data is old. */
const lateAfterMs = 4_000

const cache = queryClient.getQueryCache()
const listeners = new Set<() => void>()
/** Queries in flight, and whether they are late. */
const late = new WeakMap<Query, { isLate: boolean; timer: ReturnType<typeof setTimeout> }>()

cache.subscribe((event) => {
  const query = cache.get(event.query.queryHash)
  if (event.type === 'updated' && query) {
    const { action } = event
    if (action.type === 'fetch') expectSoon(query)
    // `manual`: set by replaceAnswer or restored from the device, so not an answer from the server.
    if (action.type === 'error' || (action.type === 'success' && !action.manual)) settle(query)
  }
  if (event.type !== 'observerResultsUpdated' && event.type !== 'observerOptionsUpdated') tell()
})

function expectSoon(query: Query): void {
  const isLate = late.get(query)?.isLate ?? false
  settle(query)
  const timer = setTimeout(() => {
    late.set(query, { isLate: query.state.fetchStatus !== 'idle', timer })
    tell()
  }, lateAfterMs)
  late.set(query, { isLate, timer })
}

function settle(query: Query): void {
  clearTimeout(late.get(query)?.timer)
  late.delete(query)
}

/** The time of the oldest data on screen that could not be refreshed; null when all is fresh. */
export function oldestShown(): number | null {
  const old = listShown().filter(
    (query) => !navigator.onLine || late.get(query)?.isLate || isWorthRetrying(query.state.error),
  )
  const moments = old.flatMap(({ state }) => (state.data === undefined ? [] : state.dataUpdatedAt))
  return moments.length === 0 ? null : Math.min(...moments)
}

/** Whether a query on screen failed to reach the server, whatever the browser says of its network. */
export function isCutOff(): boolean {
  return listShown().some(({ state: { error } }) => error instanceof ApiError && error.status === 0)
}

function listShown(): Query[] {
  return cache.findAll({ type: 'active' })
}

export function onAge(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

function tell(): void {
  for (const hear of listeners) hear()
}
