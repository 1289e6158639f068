import { sql } from 'kysely'
import type { Tx } from './database.ts'
import { hasDigits, haveKeys, searchKeys, searchQueries } from './search.ts'

/** Several may share one phone. */
const mostPeople = 8

/**
 * The patients with a profile who gave this number of ten digits, as they wrote it, with what tells them apart; and the
 * villages they may live in.
 */
export async function findPeopleWithPhone(tx: Tx, digits: string) {
  const rows = await tx
    .selectFrom('patients')
    .select(['id', 'name', 'address', 'birth_year', 'age_said_on', 'age_said_at_birth'])
    .where(haveKeys(searchKeys.patients, searchQueries({ digits })))
    .where(hasDigits(sql.ref('phone'), digits))
    .where('birth_year', 'is not', null)
    .orderBy('name')
    .orderBy('id')
    .limit(mostPeople)
    .execute()
  return { rows, villages: await tx.selectFrom('villages').select(['name', 'lat', 'lng']).execute() }
}
