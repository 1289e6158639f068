import { sql, type Insertable, type SqlBool } from 'kysely'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import { genders } from '../../shared/patients/patients.rules.ts'
import type { PersonFacts } from '../../shared/vitals/grading/vitals.person.ts'
import { readingCodes } from '../../shared/vitals/codes/vitals.codes.ts'
import { readingsListedOfType } from '../../shared/vitals/vitals.limits.ts'
import type { ReadingPlace } from '../../shared/vitals/vitals.places.ts'
import type { ReadingType } from '../../shared/vitals/vitals.units.ts'
import type { Viewer } from '../../shared/kit/sensitive.ts'
import { targetConditions } from '../../shared/vitals/grading/vitals.target.ts'
import { conditionSeenBy } from '../platform/auth/care/sensitive.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

const enteredInErrorListed = 50

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
  'v.off_scale',
  'v.body_site',
  'v.symptoms',
  'v.only_unanswered',
  'v.pregnancy',
  'v.interpretation',
  'v.needs_doctor',
  'v.effective_on',
  'v.effective_at',
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

/** Whether an illness with a lower target of blood pressure is entered that this viewer may see. */
export async function hasTargetCondition(
  db: Database | Tx,
  patientId: string,
  viewer: Viewer,
): Promise<boolean> {
  const row = await db
    .selectFrom('conditions')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('status', '=', 'active')
    .where('code', 'in', targetConditions)
    .where(conditionSeenBy(viewer, 'conditions'))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
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

/** Name, age data and gender from the patient's profile; undefined when there is none yet. */
export function findProfile(db: Database | Tx, patientId: string) {
  return db
    .selectFrom('patients')
    .select(['name', 'birth_year', 'age_said_on', 'age_said_at_birth', 'gender'])
    .where('id', '=', patientId)
    .where('birth_year', 'is not', null)
    .$narrowType<{ birth_year: number; age_said_on: string }>()
    .executeTakeFirst()
}

/** What the patient's limits depend on: profile and the newest answer about pregnancy. Null without a profile. */
export async function readFacts(
  db: Database | Tx,
  patientId: string,
  timeZone: string,
): Promise<PersonFacts | null> {
  const profile = await findProfile(db, patientId)
  if (!profile) return null
  const newest = await findPregnancy(db, patientId)
  const pregnancy = newest?.pregnancy ? { said: newest.pregnancy, on: dayIn(timeZone, newest.said_at) } : null
  return { ...factsOf(profile), pregnancy }
}

/** The newest answer, given with a reading or with a request for an appointment. */
function findPregnancy(db: Database | Tx, patientId: string) {
  const withReading = db
    .selectFrom('observations')
    .select(['pregnancy', 'submitted_at as said_at', 'id'])
    .where('patient_id', '=', patientId)
    .where('pregnancy', 'is not', null)
    .where('entered_in_error_at', 'is', null)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
  const withRequest = db
    .selectFrom('appointments')
    .select(['pregnancy', 'created_at as said_at', 'id'])
    .where('patient_id', '=', patientId)
    .where('pregnancy', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
  return db
    .selectFrom(withReading.as('r'))
    .selectAll()
    .unionAll(db.selectFrom(withRequest.as('a')).selectAll())
    .orderBy('said_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

type Profile = NonNullable<Awaited<ReturnType<typeof findProfile>>>

export function factsOf({ birth_year, age_said_on, age_said_at_birth, gender }: Profile) {
  const age = { birthYear: birth_year, saidOn: age_said_on, atBirth: age_said_at_birth }
  return { age, gender: genders.find((one) => one === gender) ?? null }
}

/** What this patient took back as entered in error, newest first. */
export function listEnteredInError(db: Database | Tx, patientId: string) {
  return db
    .selectFrom('observations as v')
    .leftJoin('doctors as d', 'd.user_id', 'v.acknowledged_by')
    .select([...columns, 'd.name as doctor_name', 'v.entered_in_error_at'])
    .where('v.patient_id', '=', patientId)
    .where('v.entered_in_error_at', 'is not', null)
    .where('v.code', 'in', Object.values(readingCodes))
    .orderBy('v.submitted_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(enteredInErrorListed)
    .execute()
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
