import { sql } from 'kysely'
import type { Retention } from '../platform/context/retention.ts'

export const labRetention: Retention = {
  async lastEntry(tx, patientId) {
    const { at } = await tx
      .selectFrom('lab_orders')
      .select(sql<Date | null>`max(greatest(ordered_at, revoked_at))`.as('at'))
      .where('patient_id', '=', patientId)
      .executeTakeFirstOrThrow()
    return at
  },
  /** With their tests. */
  async erase(tx, { patientId }) {
    await tx.deleteFrom('lab_orders').where('patient_id', '=', patientId).execute()
  },
}
