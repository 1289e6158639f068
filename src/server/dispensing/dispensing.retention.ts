import type { Retention } from '../platform/context/retention.ts'

/** The Schedule H1 register is kept for three years: no period of a record is shorter (leastRetentionYears). */
export const dispensingRetention: Retention = {
  async lastEntry(tx, patientId) {
    const { at } = await tx
      .selectFrom('encounters as e')
      .innerJoin('prescriptions as p', 'p.encounter_id', 'e.id')
      .innerJoin('medication_dispenses as d', 'd.prescription_id', 'p.id')
      .select(({ fn }) => fn.max(fn.coalesce('d.error_at', 'd.recorded_at')).as('at'))
      .where('e.patient_id', '=', patientId)
      .executeTakeFirstOrThrow()
    return at
  },
  /** They are deleted with their prescription only, which goes with its encounter. */
  erase: () => Promise.resolve(),
}
