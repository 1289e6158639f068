import type { Endpoint } from '../../src/shared/kit/endpoint.ts'
import { orderingKeyOf } from '../../src/client/platform/outbox/ordering-key.ts'
import { showOwnQueue } from '../../src/client/platform/outbox/queue-view.ts'
import { put } from '../../src/client/platform/outbox/store.ts'

let keys = 0

/** Stores a write in the browser's outbox as after its first attempt; nothing sends it automatically. */
export async function keepQueued(
  endpoint: Endpoint,
  body: object,
  params: Record<string, string> = {},
  person = 'patient-1',
): Promise<void> {
  const { name, method, path, access, outbox } = endpoint
  const key = String((keys += 1)).padStart(32, '0')
  const orderingKey = orderingKeyOf(endpoint, { params, patientId: null }, key)
  const to = { name, method, path, access, outbox, body: true } as const
  const state = { state: 'waiting', tries: 1, lastError: null } as const
  await put({ key, person, submittedAt: Date.now(), to, orderingKey, params, body, ...state })
  await showOwnQueue()
}
