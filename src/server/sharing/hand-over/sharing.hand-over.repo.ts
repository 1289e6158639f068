import { sql } from 'kysely'
import { adultFromYears } from '../../../shared/patients/patients.rules.ts'
import type { Database, Tx } from '../../platform/db/database.ts'

export async function saveCode(
  tx: Tx,
  code: { patient_id: string; hash: Buffer; created_at: Date; expires_at: Date },
): Promise<void> {
  const { patient_id: _, ...fresh } = code
  await tx
    .insertInto('hand_over_codes')
    .values(code)
    .onConflict((conflict) => conflict.column('patient_id').doUpdateSet(fresh))
    .execute()
}

/** The patient of a valid code. */
export async function findCode(tx: Tx, hashes: Buffer[], now: Date): Promise<string | null> {
  const row = await tx
    .selectFrom('hand_over_codes')
    .select('patient_id')
    .where('hash', 'in', hashes)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.patient_id ?? null
}

/** Uses the code up. False when another request was faster. */
export async function deleteCode(tx: Tx, hashes: Buffer[]): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('hand_over_codes')
    .where('hash', 'in', hashes)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** All who act for the patient as guardians, locked: their writes are before the hand-over or after it. */
export function holdGuardians(tx: Tx, patientId: string) {
  return tx
    .selectFrom('patient_guardians')
    .select(['user_id', 'relation'])
    .where('patient_id', '=', patientId)
    .where('until', 'is', null)
    .forNoKeyUpdate()
    .execute()
}

/** The account's own patient, locked likewise. */
export function holdOwn(tx: Tx, userId: string) {
  return tx
    .selectFrom('patient_guardians')
    .select('patient_id')
    .where('user_id', '=', userId)
    .where('relation', '=', 'self')
    .where('until', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Tables with rows of a patient's record; the test compares them with the database. */
export const recordTables = [
  'alarms',
  'appointments',
  'communication_threads',
  'conditions',
  'documents',
  'emergency_accesses',
  'encounters',
  'follow_ups',
  'immunizations',
  'lab_orders',
  'observations',
  'record_grants',
  'reminders',
  'sensitive_openings',
  'shares',
  'sms_outbox',
  'uploads',
] as const

/** Whether there is anything that would be left behind. */
export async function hasRecord(tx: Tx, patientId: string): Promise<boolean> {
  const parts = recordTables.map(
    (table) => sql`exists (select from ${sql.table(table)} where patient_id = ${patientId})`,
  )
  const { rows } = await sql<{ is: boolean }>`
    select birth_year is not null or ${sql.join(parts, sql` or `)} as is
    from patients where id = ${patientId}`.execute(tx)
  return rows[0]?.is ?? true
}

/** Ends what guardians and helpers of these patients have. Returns the helpers who had accepted, and who had not. */
export async function endAllAccess(tx: Tx, patientIds: string[], now: Date) {
  await tx
    .updateTable('patient_guardians')
    // Never before it began, whatever the clock of the server that began it said.
    .set({ until: sql<Date>`greatest(since, ${now})` })
    .where((is) => is('patient_id', '=', is.fn.any(is.val(patientIds))))
    .where('until', 'is', null)
    .execute()
  return tx
    .updateTable('patient_helpers')
    .set({ ended_at: now, ended_as: 'handedOver' })
    .where((is) => is('patient_id', '=', is.fn.any(is.val(patientIds))))
    .where('ended_at', 'is', null)
    .returning(['id', 'user_id', 'accepted_at'])
    .execute()
}

export async function insertSelf(tx: Tx, patientId: string, userId: string, now: Date): Promise<void> {
  await tx
    .insertInto('patient_guardians')
    .values({ patient_id: patientId, user_id: userId, relation: 'self', since: now })
    .execute()
}

/**
 * A record added without a number has its guardian's. Whoever takes it over gets the number of their own account, so
 * that nobody rings the guardian about it; a number of the patient's own stays.
 */
export async function replaceGuardiansPhone(
  tx: Tx,
  { patientId, ownId, guardianIds }: { patientId: string; ownId: string; guardianIds: string[] },
): Promise<void> {
  await sql`
    update patients set phone = own.phone
    from patients own
    where patients.id = ${patientId} and own.id = ${ownId} and own.phone <> ''
      and (patients.phone = '' or patients.phone in (
        select theirs.phone from patient_guardians g
        join patients theirs on theirs.id = g.patient_id
        where g.user_id = any(${guardianIds}) and g.relation = 'self' and g.until is null
        union select users.phone from users where users.id = any(${guardianIds})))`.execute(tx)
}

/** Guardians who were not told yet, of patients who are of age today, as `ageOn` counts. */
export function listUntold(db: Database, today: string, limit: number) {
  const bornUntil = sql`(${Number(today.slice(0, 4)) - adultFromYears}::int, ${today.slice(5)}::text)`
  return db
    .selectFrom('patient_guardians as g')
    .innerJoin('patients', 'patients.id', 'g.patient_id')
    .select(['g.patient_id', 'g.user_id', 'g.since', 'patients.name', 'birth_year', 'age_said_on'])
    .where('g.until', 'is', null)
    .where('g.relation', '<>', 'self')
    .where('g.told_of_age', '=', false)
    .where(sql<boolean>`(birth_year::int, to_char(age_said_on, 'MM-DD')) <= ${bornUntil}`)
    .orderBy('g.since')
    .limit(limit)
    .execute()
}
export type UntoldRow = Awaited<ReturnType<typeof listUntold>>[number]

/** False when the guardianship has ended meanwhile. */
export async function saveTold(tx: Tx, { patient_id, user_id }: UntoldRow): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('patient_guardians')
    .set({ told_of_age: true })
    .where('patient_id', '=', patient_id)
    .where('user_id', '=', user_id)
    .where('until', 'is', null)
    .where('told_of_age', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
