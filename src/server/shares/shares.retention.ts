import type { Retention } from '../platform/context/retention.ts'

/** A copy for a while and who may read, no entries of the record. */
export const shareRetention: Retention = {
  lastEntry: () => Promise.resolve(null),
  async erase(tx, { patientId }) {
    await tx.deleteFrom('record_grants').where('patient_id', '=', patientId).execute()
    await tx.deleteFrom('shares').where('patient_id', '=', patientId).execute()
  },
}
