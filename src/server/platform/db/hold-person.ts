import type { Tx } from './database.ts'

/**
 * Holds the person until the transaction ends: of two devices that write about them, the second one sees what the
 * first one saved, also where there is no row yet that could be held.
 */
export async function holdPerson(tx: Tx, personId: string): Promise<void> {
  // A weaker lock than `for update`: rows elsewhere that only refer to the person need not wait.
  await tx.selectFrom('users').select('id').where('id', '=', personId).forNoKeyUpdate().execute()
}
