import { sql, type Insertable } from 'kysely'
import type { MemberRole } from '../../../shared/facilities/facilities.members.ts'
import type { PagePlace } from '../../../shared/kit/pages.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'

function selectMembers(db: Database | Tx) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('users', 'users.id', 'm.user_id')
    .leftJoin('doctors', 'doctors.user_id', 'm.user_id')
    .select(['m.id', 'm.user_id', 'm.role', 'm.since', 'users.username'])
    .select(({ fn, ref }) => fn.coalesce('doctors.name', ref('users.name')).as('name'))
}
export type MemberRow = Awaited<ReturnType<typeof getMember>>

/** Who works there now, longest first. */
export function listMembers(db: Database, facilityId: string, after: PagePlace | undefined, limit: number) {
  const all = selectMembers(db)
    .where('m.facility_id', '=', facilityId)
    .where('m.until', 'is', null)
    .orderBy('m.since')
    .orderBy('m.id')
    .limit(limit)
  return (after ? all.where(sql<boolean>`(m.since, m.id) > (${after.at}, ${after.id}::uuid)`) : all).execute()
}

export function getMember(tx: Tx, id: string) {
  return selectMembers(tx).where('m.id', '=', id).executeTakeFirstOrThrow()
}

/** Held until the transaction ends. */
export function holdFacility(tx: Tx, id: string) {
  return tx
    .selectFrom('facilities')
    .select(['name', 'is_sample', 'source_id'])
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .forShare()
    .executeTakeFirst()
}

/** An open account, which cannot be closed until the transaction ends. */
export function holdAccount(tx: Tx, id: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'role'])
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
}

/** False if the person is a member in this role already. */
export async function insertMembership(tx: Tx, row: Insertable<Tables['memberships']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('memberships')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'facility_id', 'role']).where('until', 'is', null).doNothing(),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** The open one, locked until the transaction ends, with the name of its facility. */
export function lockMembership(
  tx: Tx,
  { userId, facilityId, role }: { userId: string; facilityId: string; role: MemberRole },
) {
  return tx
    .selectFrom('memberships as m')
    .innerJoin('facilities as f', 'f.id', 'm.facility_id')
    .select(['m.id', 'f.name as facility'])
    .where('m.user_id', '=', userId)
    .where('m.facility_id', '=', facilityId)
    .where('m.role', '=', role)
    .where('m.until', 'is', null)
    .forUpdate('m')
    .executeTakeFirst()
}

// A clock that was set back must not make the end precede the start.
const endAt = (now: Date) => sql<Date>`greatest(since, ${now}::timestamptz)`

export async function endMembership(tx: Tx, id: string, by: string, now: Date): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ until: endAt(now), ended_by: by })
    .where('id', '=', id)
    .execute()
}

/** Of an account that its owner closes. */
export async function endMembershipsOf(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ until: endAt(now) })
    .where('user_id', '=', userId)
    .where('until', 'is', null)
    .execute()
}
