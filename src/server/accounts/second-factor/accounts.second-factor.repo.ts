import type { Insertable } from 'kysely'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'

/** The confirmed second factor of the account. */
export function findFactor(db: Database | Tx, personId: string) {
  return db
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at'])
    .where('user_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
}

/** One that was begun and not confirmed. */
export function findBegun(tx: Tx, personId: string) {
  return tx
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', personId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
}

/** Replaces one that was not confirmed. False when there is a confirmed one. */
export async function beginFactor(
  tx: Tx,
  factor: Pick<Insertable<Tables['second_factors']>, 'user_id' | 'secret' | 'created_at'>,
): Promise<boolean> {
  const { secret, created_at } = factor
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('second_factors')
    .values(factor)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at, last_step: null })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function confirmFactor(tx: Tx, personId: string, now: Date): Promise<void> {
  await tx.updateTable('second_factors').set({ confirmed_at: now }).where('user_id', '=', personId).execute()
}

/** Takes a code of this time step. False when one of this step, or of a later one, was taken before. */
export async function takeStep(tx: Tx, personId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', personId)
    .where((is) => is.or([is('last_step', 'is', null), is('last_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when there was none. */
export async function deleteFactor(tx: Tx, personId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', personId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function markSteppedUp(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ stepped_up_at: now }).where('id', '=', sessionId).execute()
}
