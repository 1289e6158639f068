import { sql } from 'kysely'
import type { Retention } from '../platform/context/retention.ts'

export const labRetention: Retention = {
  async lastEntry(tx, patientId) {
    const { at } = await tx
      .selectFrom('lab_orders as o')
      .leftJoin('lab_results as r', 'r.order_id', 'o.id')
      .leftJoin('lab_reviews as v', 'v.order_id', 'o.id')
      .select(
        sql<Date | null>`max(greatest(o.ordered_at, o.revoked_at, r.recorded_at, v.reviewed_at))`.as('at'),
      )
      .where('o.patient_id', '=', patientId)
      .executeTakeFirstOrThrow()
    return at
  },
  /** With their tests and results. */
  async erase(tx, { patientId }) {
    await tx.deleteFrom('lab_orders').where('patient_id', '=', patientId).execute()
  },
}
