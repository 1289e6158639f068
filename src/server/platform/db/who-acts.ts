import { sql } from 'kysely'
import type { Area } from '../../../shared/kit/areas.ts'
import type { Database, Tx } from './database.ts'

/** Accepted, and neither ended nor expired. */
export function isHelping(now: Date) {
  return sql<boolean>`(accepted_at is not null and ended_at is null and (expires_at is null or expires_at > ${now}))`
}

/** Who acts for these patients in this area: guardians, and helpers with whom it is shared. */
export async function listActing(tx: Tx, patientIds: string[], area: Area, now: Date) {
  const { rows } = await sql<{ patient_id: string; user_id: string }>`
    select patient_id, user_id from patient_guardians
    where patient_id = any(${patientIds}::uuid[]) and until is null
    union
    select patient_id, user_id from patient_helpers
    where patient_id = any(${patientIds}::uuid[]) and ${area} = any(areas) and ${isHelping(now)}`.execute(tx)
  return rows
}

/** Whether it is this account's own record, and not that of somebody it acts for. */
export async function isOwnRecord(db: Database | Tx, userId: string, patientId: string): Promise<boolean> {
  const row = await db
    .selectFrom('patient_guardians')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('patient_id', '=', patientId)
    .where('relation', '=', 'self')
    .where('until', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
