import type { Retention } from '../../platform/context/retention.ts'

/** Changes of an appointment change its row, too; a visit without an appointment is an encounter only. */
export const appointmentRetention: Retention = {
  async lastEntry(tx, patientId) {
    const { agreed } = await tx
      .selectFrom('appointments')
      .select(({ fn }) => fn.max('updated_at').as('agreed'))
      .where('patient_id', '=', patientId)
      .executeTakeFirstOrThrow()
    const { held, ended } = await tx
      .selectFrom('encounters')
      .select(({ fn }) => [fn.max('started_at').as('held'), fn.max('ended_at').as('ended')])
      .where('patient_id', '=', patientId)
      .executeTakeFirstOrThrow()
    const all = [agreed, held, ended].filter((at): at is Date => at !== null)
    return all.length === 0 ? null : new Date(Math.max(...all.map((at) => at.getTime())))
  },
  async erase(tx, { patientId }) {
    await tx.deleteFrom('encounters').where('patient_id', '=', patientId).execute()
    await tx.deleteFrom('appointments').where('patient_id', '=', patientId).execute()
  },
}
