import type { Tx } from './database.ts'

/**
 * Locks the person's row until the transaction ends: of two devices that write about them, the second sees what the
 * first saved, even where there is no row of its own to lock yet.
 */
export async function holdPerson(tx: Tx, personId: string): Promise<void> {
  // Weaker than `for update`: inserts that only reference the person need not wait.
  await tx.selectFrom('users').select('id').where('id', '=', personId).forNoKeyUpdate().execute()
}

/**
 * Whether the account is open; until the transaction ends it cannot be closed. So a write is either before the closing
 * or refused, on every server. Weaker than all other locks of the row: writes of one person need not wait for it.
 */
export async function holdOpenAccount(tx: Tx, personId: string): Promise<boolean> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', personId)
    .where('closed_at', 'is', null)
    .forKeyShare()
    .execute()
  return rows.length > 0
}

/** The same for a patient: of two guardians who write about them, the second sees what the first saved. */
export async function holdPatient(tx: Tx, patientId: string): Promise<void> {
  await tx.selectFrom('patients').select('id').where('id', '=', patientId).forNoKeyUpdate().execute()
}
