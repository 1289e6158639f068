import { sql, type SqlBool } from 'kysely'
import type { LabCode } from '../../../shared/labs/catalogue/labs.catalogue.ts'
import type { Viewer } from '../../../shared/kit/sensitive.ts'
import { seenThrough } from '../../platform/auth/care/sensitive.ts'
import type { Database, Tx } from '../../platform/db/database.ts'

const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`

/** Every version of these orders' results, the latest of a test first. */
export async function listResults(db: Database | Tx, orderIds: readonly string[]) {
  if (orderIds.length === 0) return []
  return db
    .selectFrom('lab_results as r')
    .innerJoin('facilities as f', 'f.id', 'r.facility_id')
    .selectAll('r')
    .select(['f.name', 'f.name_hi as nameHi', 'f.name_pa as namePa'])
    .where('r.order_id', '=', anyOf(orderIds))
    .orderBy('r.item_id')
    .orderBy('r.version', 'desc')
    .execute()
}
export type ResultRow = Awaited<ReturnType<typeof listResults>>[number]

/** So many earlier values of a patient are looked at: years of them. */
const mostEarlier = 400

/** The numbers of these tests that count, of all orders of these patients that this viewer may see, newest first. */
export async function listNumbers(
  db: Database | Tx,
  patientIds: readonly string[],
  { codes, viewer }: { codes: readonly LabCode[]; viewer: Viewer },
) {
  if (codes.length === 0) return []
  return db
    .selectFrom('lab_orders as o')
    .innerJoin('lab_results as r', 'r.order_id', 'o.id')
    .innerJoin('lab_order_items as i', 'i.id', 'r.item_id')
    .select(['o.patient_id', 'i.code', 'r.id', 'r.value', 'r.measured_at'])
    .where('o.patient_id', '=', anyOf(patientIds))
    .where(seenThrough(viewer, 'o.encounter_id'))
    .where((is) => is('i.code', '=', is.fn.any(is.val([...codes]))))
    .where('r.value', 'is not', null)
    .where(
      sql<SqlBool>`not exists (
        select from lab_results later where later.item_id = r.item_id and later.version > r.version)`,
    )
    .orderBy('r.measured_at', 'desc')
    .limit(mostEarlier)
    .$narrowType<{ value: number }>()
    .execute()
}
export type NumberRow = Awaited<ReturnType<typeof listNumbers>>[number]

/** The latest review of each of these orders, and by whom. */
export async function listReviews(db: Database | Tx, orderIds: readonly string[]) {
  if (orderIds.length === 0) return []
  return db
    .selectFrom('lab_reviews as v')
    .innerJoin('users as doctor', 'doctor.id', 'v.doctor_id')
    .distinctOn('v.order_id')
    .select(['v.order_id', 'v.doctor_id', 'v.reviewed_at', 'v.note', 'doctor.name as doctor'])
    .where('v.order_id', '=', anyOf(orderIds))
    .orderBy('v.order_id')
    .orderBy('v.reviewed_at', 'desc')
    .execute()
}
export type ReviewRow = Awaited<ReturnType<typeof listReviews>>[number]
