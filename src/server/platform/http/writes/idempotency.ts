import { sql } from 'kysely'
import type { Keys } from '../../auth/keys.ts'
import type { Tx } from '../../db/database.ts'
import { appError } from '../errors/app-error.ts'

/** A write with an Idempotency-Key: the actor, the key, and a digest of the request. */
export interface IdempotentRequest {
  actor: string
  key: string
  /** By the current key first, then by earlier ones: a phone may repeat what it sent before a key rotation. */
  fingerprints: Buffer[]
}

export interface SavedResponse {
  status: number
  body: string
}

/** How long the answer of a write is kept for repetition. */
export const keyLifetimeDays = 30

const keyShape = /^[\w-]{8,128}$/

export function readKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !keyShape.test(header)) throw appError('keyInvalid')
  return header
}

/**
 * Claims the key for this transaction. A second request with the same key waits here until the first has committed
 * and then gets its answer; null means: do the work, then call `saveResponse`.
 */
export async function reserveKey(
  tx: Tx,
  one: IdempotentRequest,
  keys: Keys,
  now: Date,
): Promise<SavedResponse | null> {
  const [fingerprint = Buffer.alloc(0)] = one.fingerprints
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ actor: one.actor, key: one.key, fingerprint, status: null, answer: null, at: now })
    .onConflict((conflict) => conflict.columns(['actor', 'key']).doNothing())
    // For the rest of the transaction, so that its events can name the write they come from, see publish.ts.
    .returning(sql`set_config('nabz.key', ${one.key}, true)`.as('key'))
    .executeTakeFirst()
  if (claimed) return null

  const given = await tx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'answer'])
    .where('actor', '=', one.actor)
    .where('key', '=', one.key)
    .executeTakeFirstOrThrow()
  if (!one.fingerprints.some((known) => given.fingerprint.equals(known))) throw appError('keyReused')
  return { status: given.status ?? 200, body: given.answer ? keys.unseal(given.answer) : '' }
}

/** Stores the answer in the transaction of its effect. Encrypted, because an answer may contain a token. */
export async function saveResponse(
  tx: Tx,
  one: IdempotentRequest,
  answer: SavedResponse,
  keys: Keys,
): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ status: answer.status, answer: keys.seal(answer.body) })
    .where('actor', '=', one.actor)
    .where('key', '=', one.key)
    .execute()
}
