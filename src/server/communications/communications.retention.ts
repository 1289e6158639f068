import type { Retention } from '../platform/context/retention.ts'

export const communicationRetention: Retention = {
  async lastEntry(tx, patientId) {
    const { at } = await tx
      .selectFrom('communication_threads')
      .select(({ fn }) => fn.max('last_at').as('at'))
      .where('patient_id', '=', patientId)
      .executeTakeFirstOrThrow()
    return at
  },
  async erase(tx, { patientId }) {
    await tx.deleteFrom('communication_threads').where('patient_id', '=', patientId).execute()
  },
}
