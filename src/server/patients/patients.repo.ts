import type { Insertable } from 'kysely'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'
import { profileColumns } from './patients.profile.ts'

export function findProfile(db: Database | Tx, personId: string) {
  return db
    .selectFrom('patients')
    .innerJoin('users', 'users.id', 'patients.user_id')
    .select([
      ...profileColumns.map((column) => `patients.${column}` as const),
      'users.phone as account_phone',
      'patients.updated_at',
    ])
    .where('user_id', '=', personId)
    .executeTakeFirst()
}

/** The phone number given at registration. */
export async function findAccountPhone(db: Database | Tx, personId: string): Promise<string> {
  const { phone } = await db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  return phone
}

export async function saveProfile(tx: Tx, profile: Insertable<Tables['patients']>): Promise<void> {
  const { user_id: _, ...changes } = profile
  await tx
    .insertInto('patients')
    .values(profile)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute()
}
