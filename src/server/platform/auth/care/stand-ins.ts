import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database, Tx } from '../../db/database.ts'

/** For whom this doctor stands in today. */
export async function listStoodInFor(db: Database | Tx, standInId: string, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('stand_ins')
    .select('doctor_id')
    .distinct()
    .where('stand_in_id', '=', standInId)
    .where(isOnDay(today))
    .execute()
  return rows.flatMap(({ doctor_id: id }) => id ?? [])
}

/** The doctors who stand in for this one today. */
export async function listStandIns(db: Database | Tx, doctorId: string, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('stand_ins')
    .select('stand_in_id')
    .distinct()
    .where('doctor_id', '=', doctorId)
    .where(isOnDay(today))
    .execute()
  return rows.flatMap(({ stand_in_id: id }) => id ?? [])
}

/** Who may review the results of this order today, besides whoever ordered. */
export async function listStandInsOfOrder(
  db: Database | Tx,
  orderId: string,
  today: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('stood_in_labs')
    .select('stand_in_id')
    .distinct()
    .where('order_id', '=', orderId)
    .where(isOnDay(today))
    .execute()
  return rows.flatMap(({ stand_in_id: id }) => id ?? [])
}

/** For a `where`: this doctor may review the results of the order of this row today, for the one who ordered. */
export function isStoodInOrder(alias: string, standInId: string, today: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from stood_in_labs s
    where s.order_id = ${sql.ref(`${alias}.id`)} and s.stand_in_id = ${standInId}
      and ${today} between s.from_day and s.until_day)`
}

/** Whether this doctor stands in, or once stood in: for this one, or for anybody. */
export async function hasStoodIn(
  db: Database | Tx,
  { standInId, doctorId }: { standInId: string; doctorId?: string },
  today: string,
): Promise<boolean> {
  const all = db
    .selectFrom('doctor_leave')
    .select('id')
    .where('stand_in_id', '=', standInId)
    .where('from_day', '<=', today)
  const asked = doctorId === undefined ? all : all.where('doctor_id', '=', doctorId)
  return (await asked.limit(1).executeTakeFirst()) !== undefined
}

/** For the `where` of one of these views. */
function isOnDay(today: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${today} between from_day and until_day`
}
