import type { Retention } from '../platform/context/retention.ts'

export const prescriptionRetention: Retention = {
  async lastEntry(tx, patientId) {
    const { at } = await tx
      .selectFrom('encounters as e')
      .innerJoin('prescriptions as p', 'p.encounter_id', 'e.id')
      .select(({ fn }) => fn.max('p.updated_at').as('at'))
      .where('e.patient_id', '=', patientId)
      .executeTakeFirstOrThrow()
    return at
  },
  /** They may be deleted with their encounter only, which the feature of appointments deletes. */
  erase: () => Promise.resolve(),
}
