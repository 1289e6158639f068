import { sql, type SqlBool } from 'kysely'
import type { Database, Tx } from '../../platform/db/database.ts'

interface Place {
  id: string
  updated_at: Date
}

/** Patients for whom nobody acts, unchanged since then, oldest first. The period of many of them still runs. */
export function listUnattended(db: Database, changedBefore: Date, after: Place | null, limit: number) {
  const rows = db
    .selectFrom('patients as p')
    .select(['p.id', 'p.updated_at'])
    .where('p.updated_at', '<', changedBefore)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('patient_guardians as g')
            .select('g.user_id')
            .whereRef('g.patient_id', '=', 'p.id')
            .where('g.until', 'is', null),
        ),
      ),
    )
    .orderBy('p.updated_at')
    .orderBy('p.id')
    .limit(limit)
  if (!after) return rows.execute()
  return rows.where(sql<SqlBool>`(p.updated_at, p.id) > (${after.updated_at}, ${after.id}::uuid)`).execute()
}

/**
 * The patient, locked, so that nobody begins to act for them; undefined if another server has them, or somebody acts.
 */
export async function lockUnattended(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('patients')
    .select(['updated_at', 'birth_year', 'age_said_on', 'age_said_at_birth'])
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!row) return undefined
  // Asked after locking: in one query it would be as it was before the lock.
  const guardian = await tx
    .selectFrom('patient_guardians')
    .select('user_id')
    .where('patient_id', '=', id)
    .where('until', 'is', null)
    .executeTakeFirst()
  return guardian ? undefined : row
}

/** With all that only its foreign keys keep. */
export async function deletePatient(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('patients').where('id', '=', id).execute()
}
