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

/**
 * The later writes to the row that this entry creates, or that need its file: the server cannot know that row without
 * it.
 */
export function dependentsOf(entry: QueuedMutation, all: readonly QueuedMutation[]): QueuedMutation[] {
  const isNew = entry.orderingKey.endsWith(`/${idFromKey(entry.key)}`)
  const direct = all.filter(
    ({ orderingKey, seq, dependsOn }) =>
      dependsOn === entry.key || (isNew && orderingKey === entry.orderingKey && seq > entry.seq),
  )
  const later = direct
    .filter(({ dependsOn }) => dependsOn === entry.key)
    .flatMap((one) => dependentsOf(one, all))
  return [...direct, ...later]
}

/** Without the uploads that belong to another entry: to the person the two are one. Not without a refused one. */
export function withoutUploads(all: readonly QueuedMutation[]): readonly QueuedMutation[] {
  const needed = new Set(all.map(({ dependsOn }) => dependsOn))
  return all.filter(({ key, state }) => state === 'refused' || !needed.has(key))
}

/**
 * The order of a round: uploads, which take minutes, and what waits for them come last, so that they hold up nothing
 * else.
 */
export function uploadsLast(all: readonly QueuedMutation[]): QueuedMutation[] {
  const uploads = all.filter(({ to, dependsOn }) => to.piecesPath !== undefined || dependsOn !== undefined)
  const slow = new Set(uploads.map(({ orderingKey }) => orderingKey))
  return [
    ...all.filter(({ orderingKey }) => !slow.has(orderingKey)),
    ...all.filter(({ orderingKey }) => slow.has(orderingKey)),
  ]
}
