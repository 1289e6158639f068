import type { Tx } from '../platform/db/database.ts'

/** Whether it is the account's own record, not that of somebody it acts for. */
export async function isOwnRecord(tx: Tx, userId: string, patientId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('patient_guardians')
    .select('relation')
    .where('patient_id', '=', patientId)
    .where('user_id', '=', userId)
    .where('until', 'is', null)
    .executeTakeFirst()
  return row?.relation === 'self'
}

export async function findPatientName(tx: Tx, patientId: string): Promise<string> {
  const { name } = await tx
    .selectFrom('patients')
    .select('name')
    .where('id', '=', patientId)
    .executeTakeFirstOrThrow()
  return name
}
