import { sql, type Insertable } from 'kysely'
import type { OrderStatus } from '../../shared/labs/labs.orders.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

function selectOrders(db: Database | Tx) {
  return db
    .selectFrom('lab_orders as o')
    .innerJoin('patients as p', 'p.id', 'o.patient_id')
    .innerJoin('users as doctor', 'doctor.id', 'o.doctor_id')
    .select(['o.id', 'o.number', 'o.status', 'o.note', 'o.ordered_at', 'o.patient_id', 'o.doctor_id'])
    .select('o.to_review_since')
    .select(['o.pregnancy', 'p.name', 'p.birth_year', 'p.age_said_on', 'p.age_said_at_birth', 'p.gender'])
    .select('doctor.name as doctor')
}

/** By a number as it was read: of several that look alike none is meant. */
export async function findAsRead(db: Database, number: string) {
  const rows = await selectOrders(db)
    .where(sql`translate(o.number, 'ZSBGQV', '2586DU')`, '=', number)
    .limit(2)
    .execute()
  return rows.length === 1 ? rows[0] : undefined
}
export type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>

export function findOrder(db: Database | Tx, id: string) {
  return selectOrders(db).where('o.id', '=', id).executeTakeFirst()
}

/** Locks it until the transaction ends: of two who enter results one is the first. */
export async function lockOrder(tx: Tx, id: string) {
  await tx.selectFrom('lab_orders').select('id').where('id', '=', id).forUpdate().execute()
  return findOrder(tx, id)
}

export function listTests(db: Database | Tx, orderId: string) {
  return db
    .selectFrom('lab_order_items')
    .select(['id', 'code'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}
export type TestRow = Awaited<ReturnType<typeof listTests>>[number]

/** What counts of each test: the latest version. */
export function listLatest(db: Database | Tx, orderId: string) {
  return db
    .selectFrom('lab_results')
    .distinctOn('item_id')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('item_id')
    .orderBy('version', 'desc')
    .execute()
}
export type ResultRow = Awaited<ReturnType<typeof listLatest>>[number]

/** Photos and PDFs of the report. What the patient keeps private is there for the laboratory that added it alone. */
export function listReports(db: Database | Tx, orderId: string, own: readonly string[]) {
  return db
    .selectFrom('documents')
    .select(['id', 'mime', 'created_at', 'facility_id', 'error_marked_at'])
    .where('lab_order_id', '=', orderId)
    .where((is) => is.or([is('sensitive', '=', false), is('facility_id', '=', is.fn.any(is.val([...own])))]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
export type ReportRow = Awaited<ReturnType<typeof listReports>>[number]

export async function insertResults(
  tx: Tx,
  rows: readonly Insertable<Tables['lab_results']>[],
): Promise<void> {
  await tx
    .insertInto('lab_results')
    .values([...rows])
    .execute()
}

/** The doctor who ordered has to look at it: since the first thing that they have not seen. */
export async function setStatus(
  tx: Tx,
  orderId: string,
  { status, now }: { status: OrderStatus; now: Date },
): Promise<void> {
  await tx
    .updateTable('lab_orders')
    .set({ status, to_review_since: sql<Date>`coalesce(to_review_since, ${now})` })
    .where('id', '=', orderId)
    .execute()
}
