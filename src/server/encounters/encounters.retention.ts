import { sql } from 'kysely'
import type { Retention } from '../platform/context/retention.ts'

export const encounterRetention: Retention = {
  async lastEntry(tx, patientId) {
    const { at } = await tx
      .selectFrom('encounters as e')
      .innerJoin('encounter_notes as n', 'n.encounter_id', 'e.id')
      .leftJoin('encounter_addenda as a', 'a.encounter_id', 'e.id')
      .select(sql<Date | null>`max(greatest(n.updated_at, a.recorded_at))`.as('at'))
      .where('e.patient_id', '=', patientId)
      .executeTakeFirstOrThrow()
    return at
  },
  /** A note may be deleted with its encounter only, which the feature of appointments deletes. */
  erase: () => Promise.resolve(),
}
