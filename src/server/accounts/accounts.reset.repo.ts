import { sql, type Insertable } from 'kysely'
import { uniqueKey } from '../../shared/accounts/accounts.rules.ts'
import { readSearch } from '../../shared/kit/text/search.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { hasDigits, saysAll } from '../platform/db/search.ts'
import type { Tables } from '../platform/db/tables.ts'

/** Patients and doctors by name, username or phone number, with what identifies them; the very username comes first. */
export function searchRows(db: Database, typed: string, limit: number) {
  return db
    .selectFrom('users')
    .leftJoin('patient_guardians as own', (join) =>
      join.onRef('own.user_id', '=', 'users.id').on('own.relation', '=', 'self').on('own.until', 'is', null),
    )
    .leftJoin('patients', 'patients.id', 'own.patient_id')
    .leftJoin('doctors', 'doctors.user_id', 'users.id')
    .select([
      'users.id',
      'users.username',
      'users.role',
      'users.phone as accountPhone',
      'patients.birth_year',
      'patients.age_said_on',
      'patients.address',
      'doctors.clinic',
      'doctors.registration_number',
    ])
    .select(({ fn }) => fn.coalesce('doctors.name', 'patients.name', 'users.name').as('name'))
    .select(({ fn }) => fn.coalesce('doctors.phone', 'patients.phone').as('profilePhone'))
    .where('users.role', '!=', 'coordinator')
    .where('users.closed_at', 'is', null)
    .where(isMeant(typed))
    .orderBy((is) => is('users.username_key', '=', uniqueKey(typed)), 'desc')
    .orderBy('name')
    .orderBy('users.id')
    .limit(limit)
    .execute()
}
export type FoundRow = Awaited<ReturnType<typeof searchRows>>[number]

function isMeant(typed: string) {
  const search = readSearch(typed)
  const names = sql`concat_ws(' ', users.username, users.name, patients.name, doctors.name)`
  if ('words' in search) return saysAll(names, search.words)
  const { digits } = search
  const numbers = [sql.ref('users.username'), sql.ref('users.phone'), sql.ref('patients.phone')]
  const conditions = numbers.map((number) => hasDigits(sql`coalesce(${number}, '')`, digits))
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

/** The account, locked: of two coordinators at once the second replaces the code of the first. */
export function lockAccount(tx: Tx, id: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'role'])
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function insertCode(tx: Tx, code: Insertable<Tables['reset_codes']>): Promise<void> {
  await tx.insertInto('reset_codes').values(code).execute()
}

/** The account's code, if there is one, can no longer be used. */
export async function revokeCode(tx: Tx, personId: string): Promise<void> {
  await tx
    .updateTable('reset_codes')
    .set({ hash: null })
    .where('user_id', '=', personId)
    .where('hash', 'is not', null)
    .execute()
}

export async function hasCode(db: Database, personId: string, hashes: Buffer[], now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('reset_codes')
    .select('id')
    .where('user_id', '=', personId)
    .where('hash', 'in', hashes)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses the code up. False when another request was faster. */
export async function spendCode(tx: Tx, personId: string, hashes: Buffer[], now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reset_codes')
    .set({ hash: null, used_at: now })
    .where('user_id', '=', personId)
    .where('hash', 'in', hashes)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function revokeExpired(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('reset_codes')
    .set({ hash: null })
    .where('expires_at', '<=', now)
    .where('hash', 'is not', null)
    .execute()
}

/** What was checked for a reset is kept as long as the law wants logs of access. */
export async function deleteOldCodes(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('reset_codes').where('expires_at', '<', before).execute()
}
