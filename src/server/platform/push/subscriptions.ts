import type { Insertable } from 'kysely'
import type { Database, Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

export type Device = Insertable<Tables['push_subscriptions']>

/** The devices of these people that belong to a session of theirs that goes on. */
export function listDevices(db: Database | Tx, personIds: readonly string[], now: Date) {
  return db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .select(['p.id', 'p.user_id', 'p.endpoint', 'p.p256dh', 'p.auth', 'p.language'])
    .where((is) => is('p.user_id', '=', is.fn.any(is.val(personIds))))
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .execute()
}

/** A device that registers again keeps its id, and with it the record of what has rung on it. */
export async function saveDevice(tx: Tx, device: Device): Promise<void> {
  const { id: _, user_id: __, endpoint: ___, created_at: ____, ...content } = device
  await tx
    .insertInto('push_subscriptions')
    .values(device)
    .onConflict((conflict) => conflict.columns(['user_id', 'endpoint']).doUpdateSet(content))
    .execute()
}

export async function forgetDevices(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('push_subscriptions').where('id', 'in', ids).execute()
}

/** The person's devices on every session but this one, or on all when it is null, stop ringing at once. */
export async function forgetDevicesOfOthers(
  tx: Tx,
  personId: string,
  sessionId: string | null,
): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', personId)
    .where((is) => (sessionId === null ? is.lit(true) : is('session_id', '!=', sessionId)))
    .execute()
}

/** At logout: the devices of this session stop ringing at once. */
export async function forgetDevicesOf(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute()
}
