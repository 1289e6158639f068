import { sql, type SqlBool } from 'kysely'
import { reviewOverdue } from '../../shared/breakglass/breakglass.events.ts'
import type { Tx } from '../platform/db/database.ts'

// A NOTIFY payload holds 8,000 bytes.
const maxTold = 50

/** Opened before then, not reviewed, and nobody was told of it: the longest waiting first, locked. */
export function lockOverdue(tx: Tx, openedBefore: Date, limit: number) {
  return tx
    .selectFrom('emergency_accesses as a')
    .innerJoin('users as u', 'u.id', 'a.doctor_id')
    .leftJoin('doctors as d', 'd.user_id', 'a.doctor_id')
    .select(['a.id', 'a.doctor_id', 'u.phone', 'd.phone as clinic_phone'])
    .select(({ fn }) => fn.coalesce('d.name', 'u.name').as('doctor'))
    .where('a.outcome', 'is', null)
    .where('a.opened_at', '<', openedBefore)
    .where(
      sql<SqlBool>`not exists (
      select from notices n where n.kind = ${sql.lit(reviewOverdue)} and n.subject = a.id)`,
    )
    .orderBy('a.opened_at')
    .orderBy('a.id')
    .limit(limit)
    .forNoKeyUpdate('a')
    .skipLocked()
    .execute()
}
export type OverdueRow = Awaited<ReturnType<typeof lockOverdue>>[number]

/** The coordinators, who signed in last first. */
export async function listReviewers(tx: Tx): Promise<{ id: string; phone: string }[]> {
  const { rows } = await sql<{ id: string; phone: string }>`
    select u.id, u.phone from users u left join sessions s on s.user_id = u.id
    where u.role = 'coordinator' and u.closed_at is null
    group by u.id order by max(s.created_at) desc nulls last, u.id limit ${maxTold}`.execute(tx)
  return rows
}
