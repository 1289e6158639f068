import type { Database, Tx } from '../../platform/db/database.ts'

/** How many photos and PDFs this laboratory has added, and how many of them since the order waits for its doctor. */
export async function countReports(
  tx: Tx,
  { orderId, facilityId, since }: { orderId: string; facilityId: string; since: Date | null },
): Promise<{ all: number; waiting: number }> {
  const rows = await tx
    .selectFrom('documents')
    .select('created_at')
    .where('lab_order_id', '=', orderId)
    .where('facility_id', '=', facilityId)
    .where('error_marked_at', 'is', null)
    .execute()
  const waiting = since === null ? [] : rows.filter(({ created_at: at }) => at >= since)
  return { all: rows.length, waiting: waiting.length }
}

/** What one of these laboratories has added to this order; nothing that is marked as wrong. */
export function findReport(
  db: Database | Tx,
  { id, orderId, facilities }: { id: string; orderId: string; facilities: readonly string[] },
) {
  return db
    .selectFrom('documents')
    .select(['patient_id', 'file_id', 'stored_in', 'kind', 'taken_on', 'mime'])
    .where('id', '=', id)
    .where('lab_order_id', '=', orderId)
    .where((is) => is('facility_id', '=', is.fn.any(is.val([...facilities]))))
    .where('error_marked_at', 'is', null)
    .executeTakeFirst()
}
