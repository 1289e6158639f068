import { featureOf, type Endpoint } from '../../../shared/kit/endpoint.ts'
import { idFromKey } from '../../../shared/kit/own-ids.ts'
import type { QueuedMutation } from './queued-mutation.ts'

/**
 * Writes with the same ordering key are sent in order. A write that creates a row gets the id that its key implies, so
 * later writes to that row queue behind it; one that names a row gets that id; any other (a profile) gets the patient's,
 * or only the feature's name.
 */
export function orderingKeyOf(
  endpoint: Pick<Endpoint, 'name' | 'onlyAdds'>,
  { params, patientId }: { params: Record<string, string>; patientId: string | null },
  key: string,
): string {
  const feature = featureOf(endpoint)
  const id = endpoint.onlyAdds ? (idFromKey(key) ?? key) : (params['id'] ?? patientId)
  return id === null ? feature : `${feature}/${id}`
}

/** The later writes to the row that this entry creates: the server cannot know that row without it. */
export function dependentsOf(entry: QueuedMutation, all: readonly QueuedMutation[]): QueuedMutation[] {
  if (!entry.orderingKey.endsWith(`/${idFromKey(entry.key)}`)) return []
  return all.filter(({ orderingKey, seq }) => orderingKey === entry.orderingKey && seq > entry.seq)
}
