import type { QueryKey } from '@tanstack/react-query'
import type { Endpoint } from '../../../shared/kit/endpoint.ts'
import { dataMeter, isDue } from '../data-saver/data-saver.ts'
import { freshForMs, queryClient } from './query-client.ts'

/**
 * Polls a query: rarely in data saver mode; not after a failed read, in a hidden page or when the month's data budget
 * is used up. Returns the stop function.
 */
export function refreshEvery(everyMs: number, { path }: Endpoint, queryKey: QueryKey): () => void {
  const timer = setInterval(() => {
    const query = queryClient.getQueryCache().find({ queryKey })
    if (!query || document.visibilityState === 'hidden') return
    const { error, fetchStatus, dataUpdatedAt } = query.state
    if (error || fetchStatus !== 'idle' || !query.isStaleByTime(freshForMs) || !isDue(dataUpdatedAt)) return
    dataMeter.background(path)
    query.fetch().catch(() => undefined)
  }, everyMs)
  return () => clearInterval(timer)
}
