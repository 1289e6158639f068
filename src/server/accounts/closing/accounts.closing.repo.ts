import type { Tx } from '../../platform/db/database.ts'

/** Stronger than what a write of the person holds: see `holdOpenAccount`. */
export async function lockForClosing(tx: Tx, personId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', personId).forUpdate().execute()
}

/** A doctor is with a patient right now. */
export async function hasRunningVisit(tx: Tx, doctorId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('appointments')
    .select('id')
    .where('doctor_id', '=', doctorId)
    .where('status', '=', 'in-progress')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The patients this account acts for, and whether somebody else does too. Locks them, in one order: of two guardians
 * who close their accounts at once, the second sees that the first is gone.
 */
export async function lockActedFor(tx: Tx, personId: string) {
  const own = tx
    .selectFrom('patient_guardians')
    .select('patient_id')
    .where('user_id', '=', personId)
    .where('until', 'is', null)
  await tx.selectFrom('patients').select('id').where('id', 'in', own).orderBy('id').forNoKeyUpdate().execute()
  return tx
    .selectFrom('patient_guardians as g')
    .select(['g.patient_id', 'g.relation'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('patient_guardians as other')
          .select('other.user_id')
          .whereRef('other.patient_id', '=', 'g.patient_id')
          .where('other.user_id', '!=', personId)
          .where('other.until', 'is', null),
      ).as('hasOthers'),
    )
    .where('g.user_id', '=', personId)
    .where('g.until', 'is', null)
    .execute()
}

/** The username stays taken; a new account may have the e-mail address. */
export async function closeRow(tx: Tx, personId: string, passwordHash: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      email: '',
      email_key: `closed ${personId}`,
      phone: '',
      password_hash: passwordHash,
      closed_at: now,
    })
    .where('id', '=', personId)
    .execute()
}
