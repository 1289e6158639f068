import { sql, type Insertable } from 'kysely'
import { uniqueKey } from '../../shared/accounts/accounts.rules.ts'
import { readSearch, type Search } from '../../shared/kit/text/search.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { hasDigits, saysAll, searchKeys, searchQueries } from '../platform/db/search.ts'
import type { Tables } from '../platform/db/tables.ts'

/** Patients and doctors by name, username or phone number, with what identifies them; the very username comes first. */
export function searchRows(db: Database, typed: string, limit: number) {
  const search = readSearch(typed)
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
    .where(mayBeMeant(search))
    .where(isMeant(search))
    .orderBy((is) => is('users.username_key', '=', uniqueKey(typed)), 'desc')
    .orderBy('name')
    .orderBy('users.id')
    .limit(limit)
    .execute()
}
export type FoundRow = Awaited<ReturnType<typeof searchRows>>[number]

function isMeant(search: Search) {
  const names = sql`concat_ws(' ', users.username, users.name, patients.name, doctors.name)`
  if ('words' in search) return saysAll(names, search.words)
  const { digits } = search
  const numbers = [sql.ref('users.username'), sql.ref('users.phone'), sql.ref('patients.phone')]
  const conditions = numbers.map((number) => hasDigits(sql`coalesce(${number}, '')`, digits))
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

/** Among more rows with a word it does not matter how many there are. */
const frequent = 5_000

/**
 * By the indexes, and some more than are meant: with several words who has the rarest, because the others may stand in
 * another row of the same person. Doctors are few.
 */
function mayBeMeant(search: Search) {
  const [query, ...others] = searchQueries(search)
  if (query === undefined) return sql<boolean>`true`
  const rarest = sql`(
    select query::tsquery from unnest(${[query, ...others]}::text[]) query
    order by (select count(*) from (
      select from users where ${searchKeys.users} @@ query::tsquery limit ${sql.lit(frequent)}) found)
    limit 1)`
  const one = others.length > 0 ? rarest : sql`${query}::tsquery`
  return sql<boolean>`users.id in (
    with asked as materialized (select ${one} as query)
    select id from users where ${searchKeys.users} @@ (select query from asked)
    union
    select user_id from patients join patient_guardians on patient_id = patients.id
    where relation = 'self' and until is null and ${searchKeys.patients} @@ (select query from asked)
    union
    select user_id from doctors)`
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
