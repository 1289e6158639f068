import { sql, type SqlBool } from 'kysely'
import type { PagePlace } from '../../shared/kit/pages.ts'
import { readSearch } from '../../shared/kit/text/search.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { hasDigits, saysAll } from '../platform/db/search.ts'

function selectRegistered(db: Database | Tx) {
  return db
    .selectFrom('volunteers')
    .select(['user_id', 'name', 'mobile', 'has_vehicle', 'registered_at', 'updated_at'])
    .where('withdrawn_at', 'is', null)
    .$narrowType<{ name: string; mobile: string }>()
}
export type VolunteerRow = Awaited<ReturnType<typeof listRegistered>>[number]

export function findRegistered(db: Database | Tx, personId: string) {
  return selectRegistered(db).where('user_id', '=', personId).executeTakeFirst()
}

export interface Said {
  name: string
  mobile: string
  hasVehicle: boolean
}

/**
 * Registers or updates; somebody who returns after withdrawing counts as registered from now on. Returns since when.
 */
export async function saveRegistration(tx: Tx, personId: string, said: Said, now: Date): Promise<Date> {
  const changes = {
    name: said.name,
    mobile: said.mobile,
    has_vehicle: said.hasVehicle,
    updated_at: now,
    withdrawn_at: null,
  }
  const { registered_at } = await tx
    .insertInto('volunteers')
    .values({ user_id: personId, ...changes, registered_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        ...changes,
        registered_at: sql<Date>`case when volunteers.withdrawn_at is null then volunteers.registered_at else excluded.registered_at end`,
      }),
    )
    .returning('registered_at')
    .executeTakeFirstOrThrow()
  return registered_at
}

/** Keeps the row as a record that there was one, but deletes the personal data. */
export async function eraseRegistration(tx: Tx, personId: string, now: Date): Promise<void> {
  await tx
    .updateTable('volunteers')
    .set({ name: null, mobile: null, has_vehicle: false, withdrawn_at: now, updated_at: now })
    .where('user_id', '=', personId)
    .where('withdrawn_at', 'is', null)
    .execute()
}

export interface VolunteerOptions {
  search?: string | undefined
  vehicle?: 'yes' | undefined
  after?: PagePlace | undefined
}

export function listRegistered(
  db: Database | Tx,
  { search = '', vehicle, after }: VolunteerOptions,
  limit: number,
) {
  let rows = selectRegistered(db).orderBy('registered_at', 'desc').orderBy('user_id', 'desc').limit(limit)
  if (after) rows = rows.where(sql<SqlBool>`(registered_at, user_id) < (${after.at}, ${after.id}::uuid)`)
  if (vehicle) rows = rows.where('has_vehicle', '=', true)
  if (search !== '') rows = rows.where(isCalled(search))
  return rows.execute()
}

function isCalled(typed: string) {
  const search = readSearch(typed)
  return 'digits' in search
    ? hasDigits(sql.ref('mobile'), search.digits)
    : saysAll(sql.ref('name'), search.words)
}
