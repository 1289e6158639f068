import type { Database, Tx } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import type { Person } from '../sessions.ts'

/**
 * Every facility where this person has this role, ended ones too: the rule of each feature judges when. A doctor who is
 * not approved has none, from the suspension on: read from the table, as a session may be a minute old.
 */
export function listMemberships(
  db: Database | Tx,
  { id }: Pick<Person, 'id'>,
  role: Tables['memberships']['role'],
) {
  return db
    .selectFrom('memberships as m')
    .leftJoin('doctors as own', 'own.user_id', 'm.user_id')
    .innerJoin('facilities as f', 'f.id', 'm.facility_id')
    .select(['m.facility_id as facilityId', 'm.role', 'm.until'])
    .select(['f.name', 'f.name_hi as nameHi', 'f.name_pa as namePa'])
    .where('m.user_id', '=', id)
    .where((is) => is.or([is('own.user_id', 'is', null), is('own.approval', '=', 'approved')]))
    .where('m.role', '=', role)
    .orderBy('m.since')
    .execute()
}
export type MembershipRow = Awaited<ReturnType<typeof listMemberships>>[number]
