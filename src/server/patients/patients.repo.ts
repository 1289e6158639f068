import type { Database, Tx } from '../platform/db/database.ts'
import { profileColumns, type ProfileRow } from './patients.profile.ts'

/** Undefined until the profile is saved for the first time. */
export function findProfile(db: Database | Tx, patientId: string) {
  return db
    .selectFrom('patients')
    .select([...profileColumns, 'updated_at'])
    .where('id', '=', patientId)
    .where('birth_year', 'is not', null)
    .$narrowType<ProfileRow>()
    .executeTakeFirst()
}

/**
 * An empty phone leaves the number on record, at first the one given at registration: nobody becomes unreachable by
 * leaving the field empty. Returns the number.
 */
export async function saveProfile(
  tx: Tx,
  patientId: string,
  { phone, ...profile }: ProfileRow & { updated_at: Date },
): Promise<string> {
  const saved = await tx
    .updateTable('patients')
    .set({ ...profile, ...(phone !== '' && { phone }) })
    .where('id', '=', patientId)
    .returning('phone')
    .executeTakeFirstOrThrow()
  return saved.phone
}
