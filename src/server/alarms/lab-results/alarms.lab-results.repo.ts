import { sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../../shared/kit/sensitive.ts'
import { seenThrough } from '../../platform/auth/care/sensitive.ts'
import type { Database, Tx } from '../../platform/db/database.ts'

/** A result that was corrected counts no more: its later version does. */
const counts = sql<SqlBool>`r.status in ('final', 'amended') and not exists (
  select from lab_results later where later.item_id = r.item_id and later.version > r.version)`

/** With its patient; undefined if it is not stored, or was corrected since. */
export function findLabResult(tx: Tx, id: string) {
  return tx
    .selectFrom('lab_results as r')
    .innerJoin('lab_orders as o', 'o.id', 'r.order_id')
    .innerJoin('lab_order_items as i', 'i.id', 'r.item_id')
    .select(['r.id', 'r.value', 'i.code', 'o.patient_id'])
    .where('r.id', '=', id)
    .where(counts)
    .executeTakeFirst()
}

export async function joinLabResult(tx: Tx, alarmId: string, resultId: string): Promise<void> {
  await tx
    .insertInto('alarm_lab_results')
    .values({ alarm_id: alarmId, result_id: resultId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The alarms that this result has joined. */
export function listAlarmsOfLabResult(tx: Tx, resultId: string) {
  return tx
    .selectFrom('alarm_lab_results')
    .select('alarm_id as id')
    .where('result_id', '=', resultId)
    .execute()
}

/** Of each alarm the results that count, newest first. */
export function listLabResultsOf(db: Database | Tx, alarmIds: readonly string[]) {
  return db
    .selectFrom('alarm_lab_results as a')
    .innerJoin('lab_results as r', 'r.id', 'a.result_id')
    .innerJoin('lab_order_items as i', 'i.id', 'r.item_id')
    .innerJoin('lab_orders as o', 'o.id', 'r.order_id')
    .leftJoin('encounters as visit', 'visit.id', 'o.encounter_id')
    .innerJoin('users as u', 'u.id', 'o.doctor_id')
    .leftJoin('doctors as d', 'd.user_id', 'o.doctor_id')
    .select(['a.alarm_id', 'r.id', 'i.code', 'r.value', 'r.measured_at'])
    .select(['o.patient_id', 'visit.sensitive'])
    .select(({ fn }) => fn.coalesce('d.name', 'u.name').as('ordered_by'))
    .where((is) => is('a.alarm_id', '=', is.fn.any(is.val([...alarmIds]))))
    .where(counts)
    .orderBy('r.measured_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute()
}
/** Of these results those whose visit this viewer may read. */
export async function listSeenOf(
  db: Database | Tx,
  resultIds: readonly string[],
  viewer: Viewer,
): Promise<string[]> {
  const rows = await db
    .selectFrom('lab_results as r')
    .innerJoin('lab_orders as o', 'o.id', 'r.order_id')
    .select('r.id')
    .where((is) => is('r.id', '=', is.fn.any(is.val([...resultIds]))))
    .where(seenThrough(viewer, 'o.encounter_id'))
    .execute()
  return rows.map(({ id }) => id)
}

export type AlarmLabRow = Awaited<ReturnType<typeof listLabResultsOf>>[number]
