import type { Retention } from '../platform/context/retention.ts'

/** A copy for a while, no entry of the record. */
export const shareRetention: Retention = {
  lastEntry: () => Promise.resolve(null),
  async erase(tx, { patientId }) {
    await tx.deleteFrom('shares').where('patient_id', '=', patientId).execute()
  },
}
