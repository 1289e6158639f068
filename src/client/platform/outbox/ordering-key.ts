import { featureOf, type Endpoint } from '../../../shared/kit/endpoint.ts'
import { idFromKey } from '../../../shared/kit/own-ids.ts'
import type { QueuedMutation } from './queued-mutation.ts'

/**
 * What a write is about; those about one thing keep their order. A thing of its own (a reading, a request) waits
 * for nothing, and what is said about it later waits behind it; what names a row is about that row; what is left (a profile) is about the feature's one thing.
 */
export function orderingKeyOf(
  endpoint: Pick<Endpoint, 'name' | 'onlyAdds'>,
  params: Record<string, string>,
  key: string,
): string {
  const feature = featureOf(endpoint)
  const id = endpoint.onlyAdds ? (idFromKey(key) ?? key) : params['id']
  return id === undefined ? feature : `${feature}/${id}`
}

/** What was said about a thing that this one makes: without it, the server would not know of what they speak. */
export function dependentsOf(entry: QueuedMutation, all: readonly QueuedMutation[]): QueuedMutation[] {
  if (!entry.orderingKey.endsWith(`/${idFromKey(entry.key)}`)) return []
  return all.filter(({ orderingKey, seq }) => orderingKey === entry.orderingKey && seq > entry.seq)
}
