import { sql } from 'kysely'
import type { Retention } from '../platform/context/retention.ts'

export const documentRetention: Retention = {
  async lastEntry(tx, patientId) {
    const { at } = await tx
      .selectFrom('documents')
      .select(sql<Date | null>`max(greatest(created_at, error_marked_at))`.as('at'))
      .where('patient_id', '=', patientId)
      .executeTakeFirstOrThrow()
    return at
  },
  async erase(tx, { patientId, files }) {
    const rows = await tx
      .selectFrom('documents')
      .select(['stored_in', 'file_id'])
      .where('patient_id', '=', patientId)
      .execute()
    for (const { stored_in, file_id } of rows) await files.of(stored_in).delete(tx, file_id)
    await tx.deleteFrom('documents').where('patient_id', '=', patientId).execute()
  },
}
