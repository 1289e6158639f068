import type { Selectable } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

type User = Pick<Selectable<Tables['users']>, 'id' | 'username' | 'name' | 'phone'>

/** The patient record of a new account, still without a profile. An empty name is replaced by the username. */
export async function insertOwnPatient(tx: Tx, patientId: string, user: User, now: Date): Promise<void> {
  const { id, username, name, phone } = user
  await tx
    .insertInto('patients')
    .values({ id: patientId, name: name || username, phone, updated_at: now })
    .execute()
  await tx
    .insertInto('patient_guardians')
    .values({ patient_id: patientId, user_id: id, relation: 'self', since: now })
    .execute()
}
