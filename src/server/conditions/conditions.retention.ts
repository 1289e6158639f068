import { sql } from 'kysely'
import type { Retention } from '../platform/context/retention.ts'

export const conditionRetention: Retention = {
  async lastEntry(tx, patientId) {
    const { at } = await tx
      .selectFrom('conditions')
      .select(sql<Date | null>`max(greatest(entered_at, confirmed_at, ended_at))`.as('at'))
      .where('patient_id', '=', patientId)
      .executeTakeFirstOrThrow()
    return at
  },
  async erase(tx, { patientId }) {
    await tx.deleteFrom('conditions').where('patient_id', '=', patientId).execute()
  },
}
