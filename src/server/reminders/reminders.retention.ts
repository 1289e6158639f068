import { sql } from 'kysely'
import type { Retention } from '../platform/context/retention.ts'

export const reminderRetention: Retention = {
  async lastEntry(tx, patientId) {
    const { at } = await tx
      .selectFrom('reminders as r')
      .leftJoin('doses', 'doses.reminder_id', 'r.id')
      .select(sql<Date | null>`max(greatest(r.updated_at, doses.at))`.as('at'))
      .where('r.patient_id', '=', patientId)
      .executeTakeFirstOrThrow()
    return at
  },
  async erase(tx, { patientId }) {
    await tx.deleteFrom('reminders').where('patient_id', '=', patientId).execute()
  },
}
