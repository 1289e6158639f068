import { sql } from 'kysely'
import type { Retention } from '../platform/context/retention.ts'

export const alarmRetention: Retention = {
  async lastEntry(tx, patientId) {
    const { at } = await tx
      .selectFrom('alarms')
      .select(sql<Date | null>`max(greatest(raised_at, acknowledged_at, outcome_at, closed_at))`.as('at'))
      .where('patient_id', '=', patientId)
      .executeTakeFirstOrThrow()
    return at
  },
  /** Before the readings and appointments that they are about: see app/features.ts. */
  async erase(tx, { patientId }) {
    await tx.deleteFrom('alarms').where('patient_id', '=', patientId).execute()
  },
}
