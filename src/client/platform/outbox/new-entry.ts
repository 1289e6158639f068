import type { Endpoint } from '../../../shared/kit/endpoint.ts'
import { idFromKey } from '../../../shared/kit/own-ids.ts'
import { patientOf, type RequestOptions } from '../api/api.ts'
import { newKey } from '../api/keys.ts'
import type { Bytes } from '../keyring/encryption.ts'
import { digestOf } from '../uploads/digest.ts'
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

/** What changes of an entry with its body or address: it becomes a new write, under a new key. */
export function changedEntry(
  { to, params: before, body: said, patientId = null }: QueuedMutation,
  body: object = {},
  params = before,
): Pick<QueuedMutation, 'key' | 'params' | 'body' | 'to'> & { orderingKey?: string } {
  const key = newKey()
  return {
    key,
    params,
    // A write that creates a row keeps its place before those that need the row.
    ...(params !== before && { orderingKey: orderingKeyOf(to, { params, patientId }, key) }),
    body: { ...(said as object), ...body },
    // The endpoint may have sent no body before.
    to: { ...to, body: true },
  }
}

/** As they are stored: those that were there before have their place in the queue. */
export type Unplaced = Omit<QueuedMutation, 'seq'> & { seq?: number }

export const uploadIdOf = (key: string): string => idFromKey(key) ?? key

/** An upload for each file, with the ids by which a write names them. */
export async function newUploads(
  upload: Endpoint,
  files: readonly Bytes[],
  {
    person,
    ...where
  }: { person: string; params: Record<string, string> | undefined; patientId?: string | null },
): Promise<{ uploads: Unplaced[]; contents: { key: string; content: Bytes }[]; ids: string[] }> {
  const contents = files.map((content) => ({ key: newKey(), content }))
  const uploads: Unplaced[] = []
  for (const { key, content } of contents) {
    const body = { id: uploadIdOf(key), size: content.length, ...(await digestOf(content)) }
    uploads.push(newEntry(upload, { ...where, body, key } as { key: string }, { person, state: 'waiting' }))
  }
  return { uploads, contents, ids: contents.map(({ key }) => uploadIdOf(key)) }
}

/** Each waits until the one before has arrived as a whole. */
export function chained(entries: readonly Unplaced[]): Unplaced[] {
  return entries.map(({ dependsOn: _, ...entry }, nth) => {
    const before = entries[nth - 1]
    return before ? { ...entry, dependsOn: before.key } : entry
  })
}
