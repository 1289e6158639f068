import type { QueryKey } from '@tanstack/react-query'
import type { Endpoint } from '../../../shared/kit/endpoint.ts'
import { dataMeter, isDue } from '../data-saver/data-saver.ts'
import { freshForMs, queryClient } from './query-client.ts'

/**
 * Reads what is on screen anew every so often: seldom while data is saved, never while the last read has failed, the
 * page is hidden or the month's budget is used up. Answers the way to stop.
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
