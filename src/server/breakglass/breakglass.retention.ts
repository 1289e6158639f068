import type { Retention } from '../platform/context/retention.ts'

/** Who looked, no entry of the record: it goes with the record. */
export const breakglassRetention: Retention = {
  lastEntry: () => Promise.resolve(null),
  async erase(tx, { patientId }) {
    await tx.deleteFrom('emergency_accesses').where('patient_id', '=', patientId).execute()
  },
}
