import type { Database, Tx } from '../platform/db/database.ts'
import type { Address } from '../platform/push/push.ts'

export function findOfSession(db: Database, sessionId: string) {
  return db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'language', 'shows_name'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
}

export async function countOf(tx: Tx, personId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('push_subscriptions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', personId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Deletes the session's other endpoints: the browser has a new one, and the old one is dead. */
export async function forgetOthersOf(tx: Tx, sessionId: string, endpoint: string): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('session_id', '=', sessionId)
    .where('endpoint', '!=', endpoint)
    .execute()
}

/**
 * For every subscription at this endpoint. The secret proves that the caller is the browser and has not only seen the
 * URL.
 */
export async function changeAddress(
  tx: Tx,
  known: Pick<Address, 'endpoint' | 'auth'>,
  next: Address,
): Promise<void> {
  await tx
    .updateTable('push_subscriptions')
    .set({ endpoint: next.endpoint, p256dh: next.p256dh, auth: next.auth })
    .where('endpoint', '=', known.endpoint)
    .where('auth', '=', known.auth)
    .where(({ not, exists, selectFrom }) =>
      // The page may have reported it first.
      not(
        exists(
          selectFrom('push_subscriptions as told')
            .select('told.id')
            .whereRef('told.user_id', '=', 'push_subscriptions.user_id')
            .where('told.endpoint', '=', next.endpoint),
        ),
      ),
    )
    .execute()
}
