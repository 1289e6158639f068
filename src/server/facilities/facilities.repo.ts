import { sql, type Insertable, type Updateable } from 'kysely'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

const shown = [
  'id',
  'source',
  'source_id',
  'name',
  'name_hi',
  'name_pa',
  'category',
  'level',
  'place',
  'address',
  'postal_code',
  'phone',
  'services',
  'timing',
  'rating',
  'lat',
  'lng',
  'is_sample',
  'is_place_doubtful',
  'hidden_at',
  'edited_at',
  'updated_at',
] as const

export function listFacilities(db: Database | Tx) {
  return db.selectFrom('facilities').select(shown).orderBy('name').orderBy('id').execute()
}
export type FacilityRow = Awaited<ReturnType<typeof listFacilities>>[number]

/** Who changed it last, from the audit entry with the same timestamp. */
const changedBy = sql<string | null>`(
  select users.name from audit_log log join users on users.id = log.actor_id
  where log.subject = facilities.id::text and log.at = facilities.updated_at order by log.id desc limit 1)`.as(
  'changed_by',
)

export function listForCoordinator(db: Database) {
  return db.selectFrom('facilities').select(shown).select(changedBy).orderBy('name').orderBy('id').execute()
}

export function listVillages(db: Database | Tx) {
  return db
    .selectFrom('villages')
    .select(['name', 'lat', 'lng', 'source', 'source_id', 'population'])
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Serializes changes to the list, so that it does not change during an import. */
export async function lockList(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('facilities', 0))`.execute(tx)
}

export function lockFacility(tx: Tx, id: string) {
  return tx
    .selectFrom('facilities')
    .select(shown)
    .select(changedBy)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export function insertFacility(tx: Tx, row: Insertable<Tables['facilities']>): Promise<FacilityRow> {
  return tx.insertInto('facilities').values(row).returning(shown).executeTakeFirstOrThrow()
}

export function changeFacility(
  tx: Tx,
  id: string,
  change: Updateable<Tables['facilities']>,
): Promise<FacilityRow> {
  return tx
    .updateTable('facilities')
    .set(change)
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirstOrThrow()
}

export async function insertVillage(tx: Tx, row: Insertable<Tables['villages']>): Promise<void> {
  await tx.insertInto('villages').values(row).execute()
}

export async function changeVillage(
  tx: Tx,
  key: Pick<Insertable<Tables['villages']>, 'source' | 'source_id'>,
  change: Updateable<Tables['villages']>,
): Promise<void> {
  await tx
    .updateTable('villages')
    .set(change)
    .where('source', '=', key.source)
    .where('source_id', '=', key.source_id)
    .execute()
}
