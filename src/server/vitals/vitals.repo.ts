import { sql, type Insertable, type SqlBool } from 'kysely'
import { readingCodes } from '../../shared/vitals/codes/vitals.codes.ts'
import { readingsListedOfType } from '../../shared/vitals/vitals.limits.ts'
import type { ReadingPlace } from '../../shared/vitals/vitals.places.ts'
import type { ReadingType } from '../../shared/vitals/vitals.units.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

/** The columns of every list of readings. */
const columns = [
  'v.id',
  'v.patient_id',
  'v.code',
  'v.value_text',
  'v.value',
  'v.component_values',
  'v.unit',
  'v.original_unit',
  'v.context',
  'v.interpretation',
  'v.needs_doctor',
  'v.effective_on',
  'v.submitted_at',
  'v.recorded_by',
] as const

export type ReadingRow = Awaited<ReturnType<typeof listNewest>>[number]

/** The newest of each type, newest first: one index scan per code. */
export async function listNewest(db: Database | Tx, patientId: string) {
  return db
    .selectFrom(sql<{ code: string }>`unnest(${Object.values(readingCodes)}::text[])`.as<'t'>(sql`t(code)`))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('observations as v')
          .select(columns)
          .where('v.patient_id', '=', patientId)
          .whereRef('v.code', '=', 't.code')
          .where('v.entered_in_error_at', 'is', null)
          .orderBy('v.effective_on', 'desc')
          .orderBy('v.submitted_at', 'desc')
          .orderBy('v.id', 'desc')
          .limit(readingsListedOfType)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .selectAll('newest')
    .orderBy('newest.effective_on', 'desc')
    .orderBy('newest.submitted_at', 'desc')
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
    .selectFrom('observations as v')
    .select(columns)
    .where('v.patient_id', '=', patientId)
    .where('v.code', '=', readingCodes[type])
    .where('v.entered_in_error_at', 'is', null)
    .where(
      sql<SqlBool>`(v.effective_on, v.submitted_at, v.id) < (${after.day}::date, ${after.at}, ${after.id}::uuid)`,
    )
    .orderBy('v.effective_on', 'desc')
    .orderBy('v.submitted_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(limit)
    .execute()
}

export async function insertReading(tx: Tx, row: Insertable<Tables['observations']>): Promise<void> {
  await tx.insertInto('observations').values(row).execute()
}

/**
 * Locks a reading until the transaction ends. Lock first, then read: a single query would re-read the locked row, but
 * not the rows joined to it.
 */
export async function holdReading(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('observations').select('id').where('id', '=', id).forUpdate().execute()
}

/** A reading of this patient, removed or not. */
export async function lockOwn(tx: Tx, id: string, patientId: string) {
  await holdReading(tx, id)
  return tx
    .selectFrom('observations as v')
    .select([...columns, 'v.entered_in_error_at'])
    .where('v.id', '=', id)
    .where('v.patient_id', '=', patientId)
    .executeTakeFirst()
}

/** Marked as entered in error, or no longer. */
export async function markRemoved(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tx.updateTable('observations').set({ entered_in_error_at: at }).where('id', '=', id).execute()
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

/** The accounts that entered these readings for the patient, by name; not the patient's own, nor the viewer's. */
export async function listEnteredBy(
  db: Database | Tx,
  viewerId: string,
  patientId: string,
  rows: readonly Pick<ReadingRow, 'recorded_by'>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap((row) => row.recorded_by ?? []))].filter((id) => id !== viewerId)
  if (ids.length === 0) return new Map()
  const accounts = await db
    .selectFrom('users as u')
    .leftJoin('patient_guardians as g', (join) =>
      join.onRef('g.user_id', '=', 'u.id').on('g.patient_id', '=', patientId).on('g.relation', '=', 'self'),
    )
    .select(['u.id', sql<string>`coalesce(nullif(u.name, ''), u.username)`.as('name')])
    .where((is) => is('u.id', '=', is.fn.any(is.val(ids))))
    .where('g.user_id', 'is', null)
    .execute()
  return new Map(accounts.map(({ id, name }) => [id, name]))
}
