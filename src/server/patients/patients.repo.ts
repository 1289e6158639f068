import type { Insertable } from 'kysely'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

export function findProfile(db: Database | Tx, personId: string) {
  return db
    .selectFrom('patients')
    .select(['name', 'birth_year', 'age_said_on', 'gender', 'address', 'phone', 'updated_at'])
    .where('person_id', '=', personId)
    .executeTakeFirst()
}

export async function saveProfile(tx: Tx, profile: Insertable<Tables['patients']>): Promise<void> {
  const { person_id: _, ...changes } = profile
  await tx
    .insertInto('patients')
    .values(profile)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(changes))
    .execute()
}
