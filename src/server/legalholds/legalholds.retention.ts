import { sql } from 'kysely'
import { heldUntil } from '../../shared/legalholds/legalholds.rules.ts'
import type { Retention } from '../platform/context/retention.ts'

export const holdRetention: Retention = {
  /** The end of a case is an entry: the period runs from it. */
  async lastEntry(tx, patientId) {
    const { at } = await tx
      .selectFrom('legal_holds as h')
      .innerJoin('encounters as e', 'e.id', 'h.encounter_id')
      .select(sql<Date | null>`max(greatest(h.marked_at, h.ended_at, h.taken_back_at))`.as('at'))
      .where('e.patient_id', '=', patientId)
      .executeTakeFirstOrThrow()
    return at
  },
  async heldUntil(tx, patientId) {
    const rows = await tx
      .selectFrom('legal_holds as h')
      .innerJoin('encounters as e', 'e.id', 'h.encounter_id')
      .select(['h.kind', 'h.since', 'h.ended_on as endedOn'])
      .where('e.patient_id', '=', patientId)
      .where('h.taken_back_at', 'is', null)
      .execute()
    return rows.map(heldUntil)
  },
  async erase(tx, { patientId }) {
    await tx
      .deleteFrom('legal_holds')
      .where(({ eb, selectFrom }) =>
        eb('encounter_id', 'in', selectFrom('encounters').select('id').where('patient_id', '=', patientId)),
      )
      .execute()
  },
}
