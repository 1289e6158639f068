import { sql, type Insertable, type SqlBool, type Updateable } from 'kysely'
import type { PagePlace } from '../../shared/kit/pages.ts'
import type { Viewer } from '../../shared/kit/sensitive.ts'
import { documentSeenBy, seenThrough } from '../platform/auth/care/sensitive.ts'
import { isStoodInOrder } from '../platform/auth/care/stand-ins.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

function selectOrders(db: Database | Tx) {
  return db
    .selectFrom('lab_orders as o')
    .innerJoin('users as doctor', 'doctor.id', 'o.doctor_id')
    .selectAll('o')
    .select('doctor.name as doctor')
}

/** Of a patient, those that this viewer may see, newest first. */
export function listOrders(
  db: Database | Tx,
  { patientId, viewer }: { patientId: string; viewer: Viewer },
  after: PagePlace | undefined,
  limit: number,
) {
  const all = selectOrders(db)
    .where('o.patient_id', '=', patientId)
    .where(seenThrough(viewer, 'o.encounter_id'))
  const rest = after ? all.where(sql<SqlBool>`(o.ordered_at, o.id) < (${after.at}, ${after.id}::uuid)`) : all
  return rest.orderBy('o.ordered_at', 'desc').orderBy('o.id', 'desc').limit(limit).execute()
}
export type OrderRow = Awaited<ReturnType<typeof listOrders>>[number]

/**
 * Of a doctor, and of those for whom they stand in today, those with results that nobody has looked at, the longest
 * waiting first.
 */
export function listToReviewOf(
  db: Database | Tx,
  { doctorId, others, today }: { doctorId: string; others: readonly string[]; today: string },
  after: PagePlace | undefined,
  limit: number,
) {
  const all = selectOrders(db)
    .innerJoin('patients as p', 'p.id', 'o.patient_id')
    .select('p.name as patient')
    .where((is) =>
      others.length === 0
        ? is('o.doctor_id', '=', doctorId)
        : is.and([
            is('o.doctor_id', 'in', [doctorId, ...others]),
            is.or([is('o.doctor_id', '=', doctorId), isStoodInOrder('o', doctorId, today)]),
          ]),
    )
    .where('o.to_review_since', 'is not', null)
    .$narrowType<{ to_review_since: Date }>()
  const rest = after
    ? all.where(sql<SqlBool>`(o.to_review_since, o.id) > (${after.at}, ${after.id}::uuid)`)
    : all
  return rest.orderBy('o.to_review_since').orderBy('o.id').limit(limit).execute()
}

/** Of these orders those that this doctor may review today for the one who ordered. */
export async function listStoodIn(
  db: Database | Tx,
  orderIds: readonly string[],
  { doctorId, today }: { doctorId: string; today: string },
): Promise<string[]> {
  if (orderIds.length === 0) return []
  const rows = await db
    .selectFrom('lab_orders as o')
    .select('o.id')
    .where((is) => is('o.id', '=', is.fn.any(is.val([...orderIds]))))
    .where(isStoodInOrder('o', doctorId, today))
    .execute()
  return rows.map(({ id }) => id)
}

export function findOrder(db: Database | Tx, id: string) {
  return selectOrders(db).where('o.id', '=', id).executeTakeFirst()
}

/** Locks it until the transaction ends: a cancellation and a result come one after the other. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  await tx.selectFrom('lab_orders').select('id').where('id', '=', id).forUpdate().execute()
  return findOrder(tx, id)
}

/** Also one that was taken back, a sample that could not be used, or a photo of a report: somebody has begun. */
export async function hasResults(tx: Tx, orderId: string): Promise<boolean> {
  if ((await listReports(tx, [orderId], { as: 'family' })).length > 0) return true
  const row = await tx
    .selectFrom('lab_results')
    .select('id')
    .where('order_id', '=', orderId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function listItems(db: Database | Tx, orderIds: readonly string[]) {
  if (orderIds.length === 0) return []
  return db
    .selectFrom('lab_order_items')
    .selectAll()
    .where((is) => is('order_id', '=', is.fn.any(is.val([...orderIds]))))
    .orderBy('order_id')
    .orderBy('position')
    .execute()
}
export type ItemRow = Awaited<ReturnType<typeof listItems>>[number]

/** Of these orders those that this viewer may see, the oldest first. */
export async function listReports(db: Database | Tx, orderIds: readonly string[], viewer: Viewer) {
  if (orderIds.length === 0) return []
  return db
    .selectFrom('documents as d')
    .leftJoin('facilities as f', 'f.id', 'd.facility_id')
    .select(['d.id', 'd.lab_order_id as order_id', 'd.taken_on', 'd.mime', 'd.error_marked_at'])
    .select(['f.name', 'f.name_hi as nameHi', 'f.name_pa as namePa'])
    .where((is) => is('d.lab_order_id', '=', is.fn.any(is.val([...orderIds]))))
    .where(documentSeenBy(viewer, 'd'))
    .orderBy('d.lab_order_id')
    .orderBy('d.created_at')
    .execute()
}
export type ReportRow = Awaited<ReturnType<typeof listReports>>[number]

export async function findOrderOfReport(db: Database | Tx, documentId: string): Promise<string | null> {
  const row = await db
    .selectFrom('documents')
    .select('lab_order_id')
    .where('id', '=', documentId)
    .executeTakeFirst()
  return row?.lab_order_id ?? null
}

export async function insertOrder(
  tx: Tx,
  order: Insertable<Tables['lab_orders']>,
  items: readonly Insertable<Tables['lab_order_items']>[],
): Promise<void> {
  await tx.insertInto('lab_orders').values(order).execute()
  await tx
    .insertInto('lab_order_items')
    .values([...items])
    .execute()
}

export async function changeOrder(
  tx: Tx,
  id: string,
  change: Updateable<Tables['lab_orders']>,
): Promise<void> {
  await tx.updateTable('lab_orders').set(change).where('id', '=', id).execute()
}

/** What ranges need of the patient, and what a laboratory sees. */
export function findPatient(db: Database | Tx, id: string) {
  return db
    .selectFrom('patients')
    .select(['id', 'name', 'birth_year', 'age_said_on', 'age_said_at_birth', 'gender'])
    .where('id', '=', id)
    .executeTakeFirst()
}
export type PatientRow = NonNullable<Awaited<ReturnType<typeof findPatient>>>

/** The encounter of this doctor with this patient. */
export function findEncounter(
  db: Database | Tx,
  { id, patientId, doctorId }: { id: string; patientId: string; doctorId: string },
) {
  return db
    .selectFrom('encounters')
    .select('id')
    .where('id', '=', id)
    .where('patient_id', '=', patientId)
    .where('doctor_id', '=', doctorId)
    .executeTakeFirst()
}
