import type { Endpoint } from '../../../shared/kit/endpoint.ts'
import { patientOf, type RequestOptions } from '../api/api.ts'
import { orderingKeyOf } from './ordering-key.ts'
import type { QueuedMutation } from './queued-mutation.ts'
import { entryVersion } from './stored-entry.ts'

/** A write as it is queued, without its place in the queue. */
export function newEntry<E extends Endpoint>(
  endpoint: E,
  asked: RequestOptions<E> & { key: string },
  { person, state }: Pick<QueuedMutation, 'person' | 'state'>,
): Omit<QueuedMutation, 'seq'> {
  const { name, method, path, access, outbox, body, actsFor, piecesPath } = endpoint
  const { key } = asked
  const params = (asked.params ?? {}) as Record<string, string>
  const patientId = patientOf(endpoint, asked)
  return {
    version: entryVersion,
    key,
    person,
    patientId,
    submittedAt: Date.now(),
    to: {
      name,
      method,
      path,
      access,
      outbox,
      ...(body && { body: true }),
      ...(actsFor && { actsFor }),
      ...(piecesPath !== undefined && { piecesPath }),
    },
    orderingKey: orderingKeyOf(endpoint, { params, patientId }, key),
    params,
    body: asked.body,
    state,
    tries: 0,
    lastError: null,
  }
}
