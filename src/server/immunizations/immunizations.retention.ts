import { sql } from 'kysely'
import type { Retention } from '../platform/context/retention.ts'

export const immunizationRetention: Retention = {
  async lastEntry(tx, patientId) {
    const { at } = await tx
      .selectFrom('immunizations')
      .select(sql<Date | null>`max(greatest(entered_at, confirmed_at, ended_at))`.as('at'))
      .where('patient_id', '=', patientId)
      .executeTakeFirstOrThrow()
    return at
  },
  async erase(tx, { patientId }) {
    await tx.deleteFrom('immunizations').where('patient_id', '=', patientId).execute()
  },
}
