import { sql } from 'kysely'
import type { Retention } from '../platform/context/retention.ts'

export const vitalRetention: Retention = {
  async lastEntry(tx, patientId) {
    const { at } = await tx
      .selectFrom('observations')
      .select(sql<Date | null>`max(greatest(recorded_at, acknowledged_at, entered_in_error_at))`.as('at'))
      .where('patient_id', '=', patientId)
      .executeTakeFirstOrThrow()
    return at
  },
  async erase(tx, { patientId }) {
    await tx.deleteFrom('observations').where('patient_id', '=', patientId).execute()
  },
}
