import { sql } from 'kysely'
import type { EmergencyOutcome, EmergencyReason } from '../../shared/breakglass/breakglass.rules.ts'
import type { Database, Tx } from '../platform/db/database.ts'

export interface NewAccess {
  id: string
  doctor_id: string
  patient_id: string
  reason: EmergencyReason
  opened_at: Date
  ends_at: Date
}

export async function insert(tx: Tx, access: NewAccess): Promise<void> {
  await tx.insertInto('emergency_accesses').values(access).execute()
}

/** What this doctor has open: everything, or of one patient. */
export function listOpen(db: Database | Tx, doctorId: string, now: Date, patientId?: string) {
  let rows = db
    .selectFrom('emergency_accesses as a')
    .innerJoin('patients as p', 'p.id', 'a.patient_id')
    .select(['a.id', 'a.patient_id', 'a.ends_at', 'p.name'])
    .where('a.doctor_id', '=', doctorId)
    .where('a.ends_at', '>=', now)
    .where((is) => is.or([is('a.outcome', 'is', null), is('a.outcome', '=', 'justified')]))
    .orderBy('a.ends_at')
  if (patientId !== undefined) rows = rows.where('a.patient_id', '=', patientId)
  return rows.execute()
}
export type OpenRow = Awaited<ReturnType<typeof listOpen>>[number]

export async function findPatient(tx: Tx, patientId: string): Promise<{ name: string } | undefined> {
  return tx
    .selectFrom('patients')
    .select('name')
    .where('id', '=', patientId)
    .where('birth_year', 'is not', null)
    .forShare()
    .executeTakeFirst()
}

/** Which of these patients' records the doctor may read already. */
export async function listReadable(
  tx: Tx,
  doctorId: string,
  patientIds: readonly string[],
  { now, today }: { now: Date; today: string },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct patient_id as id from care_relationships
    where doctor_id = ${doctorId} and patient_id = any(${[...patientIds]}::uuid[]) and ends_at >= ${now}
      and ${today} between from_day and to_day`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** The oldest first; also of a doctor who has closed the account since. */
export function listToReview(db: Database, limit: number) {
  return db
    .selectFrom('emergency_accesses as a')
    .innerJoin('patients as p', 'p.id', 'a.patient_id')
    .innerJoin('users as u', 'u.id', 'a.doctor_id')
    .leftJoin('doctors as d', 'd.user_id', 'a.doctor_id')
    .select(['a.id', 'a.reason', 'a.opened_at', 'p.name as patient'])
    .select(({ fn, val }) => [
      fn.coalesce('d.name', 'u.name').as('doctor'),
      fn.coalesce('d.phone', val('')).as('phone'),
    ])
    .where('a.outcome', 'is', null)
    .orderBy('a.opened_at')
    .orderBy('a.id')
    .limit(limit)
    .execute()
}
export type ToReviewRow = Awaited<ReturnType<typeof listToReview>>[number]

/** Locked: of two reviewers the second sees what the first has said. */
export function findForReview(tx: Tx, id: string) {
  return tx
    .selectFrom('emergency_accesses as a')
    .innerJoin('users as u', 'u.id', 'a.doctor_id')
    .leftJoin('doctors as d', 'd.user_id', 'a.doctor_id')
    .select(['a.doctor_id', 'a.patient_id', 'a.outcome', 'u.phone', 'd.phone as clinic_phone'])
    .where('a.id', '=', id)
    .forNoKeyUpdate('a')
    .executeTakeFirst()
}

export async function saveReview(
  tx: Tx,
  id: string,
  review: { by: string; at: Date; outcome: EmergencyOutcome },
): Promise<void> {
  await tx
    .updateTable('emergency_accesses')
    .set({ reviewed_by: review.by, reviewed_at: review.at, outcome: review.outcome })
    .where('id', '=', id)
    .execute()
}

export async function findPhone(tx: Tx, userId: string): Promise<string> {
  const row = await tx.selectFrom('users').select('phone').where('id', '=', userId).executeTakeFirst()
  return row?.phone ?? ''
}
