import { sql, type Expression, type SqlBool } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { newId } from '../runtime/ids.ts'

interface Agreed {
  agreed: readonly Tables['consents']['purpose'][]
  notice: { version: number; language: Tables['consents']['language'] }
}

/** `patientId` null: for the account itself, of staff. What is in force already stays as it is. */
export async function insertConsents(
  tx: Tx,
  { userId, patientId }: { userId: string; patientId: string | null },
  { agreed, notice }: Agreed,
  now: Date,
): Promise<void> {
  if (agreed.length === 0) return
  const rows = agreed.map((purpose) => ({
    id: newId(),
    user_id: userId,
    patient_id: patientId,
    purpose,
    notice_version: notice.version,
    language: notice.language,
    given_at: now,
  }))
  await tx
    .insertInto('consents')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The notice is about everybody whom an account acts for: what it agreed to for `from` holds for the new patient. */
export async function copyConsents(
  tx: Tx,
  { userId, from, to }: { userId: string; from: string; to: string },
  now: Date,
): Promise<void> {
  const known = await tx
    .selectFrom('consents')
    .select(['purpose', 'notice_version as version', 'language'])
    .where('user_id', '=', userId)
    .where('patient_id', '=', from)
    .where('withdrawn_at', 'is', null)
    .execute()
  for (const { purpose, ...notice } of known) {
    await insertConsents(tx, { userId, patientId: to }, { agreed: [purpose], notice }, now)
  }
}

/**
 * Whether the patient may be phoned about appointments: agreed to, or not asked yet. Asked for where a telephone
 * number leaves the server.
 */
export function mayBeCalled(patientId: Expression<unknown>) {
  // An aggregate, so that the planner looks up each patient: of two `exists` it hashes the whole table.
  return sql<SqlBool>`coalesce((
    select bool_or(c.purpose = 'calls' and c.withdrawn_at is null) or not bool_or(c.purpose = 'care')
    from consents c where c.patient_id = ${patientId}), true)`
}
