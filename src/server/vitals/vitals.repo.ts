import { sql, type Insertable, type SqlBool } from 'kysely'
import { readingsListedOfType } from '../../shared/vitals/vitals.limits.ts'
import type { ReadingPlace } from '../../shared/vitals/vitals.places.ts'
import { readingTypes, type ReadingType } from '../../shared/vitals/vitals.units.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { deleteBefore } from '../platform/db/delete-in-batches.ts'
import type { Tables } from '../platform/db/tables.ts'

/** The columns of every list of readings. */
export const columns = [
  'v.id',
  'v.patient_id',
  'v.type',
  'v.value_text',
  'v.value',
  'v.unit',
  'v.original_unit',
  'v.context',
  'v.grade',
  'v.needs_doctor',
  'v.measured_on',
  'v.created_at',
  'v.acknowledged_by',
  'v.acknowledged_at',
] as const

export type ReadingRow = Awaited<ReturnType<typeof listNewest>>[number]

/** The newest of each type, newest first: one index scan per type. */
export async function listNewest(db: Database | Tx, patientId: string) {
  return db
    .selectFrom(sql<{ name: string }>`unnest(${[...readingTypes]}::text[])`.as<'t'>(sql`t(name)`))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('vital_readings as v')
          .leftJoin('doctors as d', 'd.user_id', 'v.acknowledged_by')
          .select([...columns, 'd.name as doctor_name'])
          .where('v.patient_id', '=', patientId)
          .whereRef('v.type', '=', 't.name')
          .where('v.removed_at', 'is', null)
          .orderBy('v.measured_on', 'desc')
          .orderBy('v.created_at', 'desc')
          .orderBy('v.id', 'desc')
          .limit(readingsListedOfType)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .selectAll('newest')
    .orderBy('newest.measured_on', 'desc')
    .orderBy('newest.created_at', 'desc')
    .orderBy('newest.id', 'desc')
    .execute()
}

/** Readings of one type older than the cursor, newest first: one scan of the same index. */
export function listOlder(
  db: Database | Tx,
  patientId: string,
  { type, after }: { type: ReadingType; after: ReadingPlace },
  limit: number,
): Promise<ReadingRow[]> {
  return db
    .selectFrom('vital_readings as v')
    .leftJoin('doctors as d', 'd.user_id', 'v.acknowledged_by')
    .select([...columns, 'd.name as doctor_name'])
    .where('v.patient_id', '=', patientId)
    .where('v.type', '=', type)
    .where('v.removed_at', 'is', null)
    .where(
      sql<SqlBool>`(v.measured_on, v.created_at, v.id) < (${after.day}::date, ${after.at}, ${after.id}::uuid)`,
    )
    .orderBy('v.measured_on', 'desc')
    .orderBy('v.created_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(limit)
    .execute()
}

export async function insertReading(tx: Tx, row: Insertable<Tables['vital_readings']>): Promise<void> {
  await tx.insertInto('vital_readings').values(row).execute()
}

/**
 * Locks a reading until the transaction ends. Lock first, then read: a single query would re-read the locked row, but
 * not the rows joined to it.
 */
export async function holdReading(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('vital_readings').select('id').where('id', '=', id).forUpdate().execute()
}

/** A reading of this patient, removed or not. */
export async function lockOwn(tx: Tx, id: string, patientId: string) {
  await holdReading(tx, id)
  return tx
    .selectFrom('vital_readings as v')
    .leftJoin('doctors as d', 'd.user_id', 'v.acknowledged_by')
    .select([...columns, 'd.name as doctor_name', 'v.removed_at'])
    .where('v.id', '=', id)
    .where('v.patient_id', '=', patientId)
    .executeTakeFirst()
}

export async function markRemoved(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tx.updateTable('vital_readings').set({ removed_at: at }).where('id', '=', id).execute()
}

export async function deleteRemoved(db: Database, before: Date): Promise<void> {
  await deleteBefore(db, 'vital_readings', 'removed_at', before)
}

/** Age data and name from the patient's profile; undefined when there is none yet. */
export function findProfile(db: Database | Tx, patientId: string) {
  return db
    .selectFrom('patients')
    .select(['name', 'birth_year', 'age_said_on'])
    .where('id', '=', patientId)
    .where('birth_year', 'is not', null)
    .$narrowType<{ birth_year: number; age_said_on: string }>()
    .executeTakeFirst()
}
