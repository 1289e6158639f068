import type { Query } from '@tanstack/react-query'
import { ApiError } from '../api/api.ts'
import { isWorthRetrying, queryClient } from './query-client.ts'

/** After so long without an answer the reader is told that what is shown is old. */
const lateAfterMs = 4_000

const cache = queryClient.getQueryCache()
const listeners = new Set<() => void>()
/** Asked for, and nobody answered for so long that its reader should be told how old it is. */
const late = new WeakMap<Query, { isLate: boolean; timer: ReturnType<typeof setTimeout> }>()

cache.subscribe((event) => {
  const query = cache.get(event.query.queryHash)
  if (event.type === 'updated' && query) {
    const { action } = event
    if (action.type === 'fetch') expectSoon(query)
    // What was put in its place here, or found on the device, is no answer.
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

/** When the oldest of what is on screen was said, if it could not be renewed; null when all is fresh. */
export function oldestShown(): number | null {
  const old = listShown().filter(
    (query) => !navigator.onLine || late.get(query)?.isLate || isWorthRetrying(query.state.error),
  )
  const moments = old.flatMap(({ state }) => (state.data === undefined ? [] : state.dataUpdatedAt))
  return moments.length === 0 ? null : Math.min(...moments)
}

/** Something on screen was asked for and nobody was there, whatever the browser says of its network. */
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
