import { sql, type Insertable } from 'kysely'
import { mostOffered } from '../../../shared/shares/shares.grants.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { saysAll } from '../../platform/db/search.ts'
import type { Tables } from '../../platform/db/tables.ts'

/** More are found in the doctor's list of patients. */
const mostListed = 50

function shown(db: Database | Tx) {
  return db
    .selectFrom('record_grants as g')
    .innerJoin('users as u', 'u.id', 'g.doctor_id')
    .leftJoin('doctors as d', 'd.user_id', 'g.doctor_id')
    .select(['g.id', 'g.patient_id', 'g.doctor_id', 'g.granted_at', 'g.ends_at', 'g.ended_at'])
    .select(({ fn }) => fn.coalesce('d.name', 'u.name').as('doctor'))
}

export function listOf(db: Database | Tx, patientId: string) {
  return shown(db)
    .where('g.patient_id', '=', patientId)
    .orderBy('g.granted_at', 'desc')
    .orderBy('g.id', 'desc')
    .limit(mostListed)
    .execute()
}
export type GrantRow = Awaited<ReturnType<typeof listOf>>[number]

export function find(tx: Tx, id: string, patientId: string) {
  return shown(tx).where('g.id', '=', id).where('g.patient_id', '=', patientId).executeTakeFirst()
}

/** What this doctor may read now, the one that ends first on top. */
export function listOfDoctor(db: Database | Tx, doctorId: string, now: Date) {
  return db
    .selectFrom('record_grants as g')
    .innerJoin('patients as p', 'p.id', 'g.patient_id')
    .select(['g.id', 'g.patient_id', 'g.ends_at', 'p.name'])
    .where('g.doctor_id', '=', doctorId)
    .where('g.ended_at', 'is', null)
    .where('g.ends_at', '>=', now)
    .orderBy('g.ends_at')
    .orderBy('g.id')
    .limit(mostListed)
    .execute()
}

export async function countActive(tx: Tx, patientId: string, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('record_grants')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('patient_id', '=', patientId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** An approved doctor, who stays so until the transaction ends. */
export function lockDoctor(tx: Tx, doctorId: string) {
  return tx
    .selectFrom('doctors')
    .select(['user_id', 'name'])
    .where('user_id', '=', doctorId)
    .where('approval', '=', 'approved')
    .forShare()
    .executeTakeFirst()
}

export async function insert(tx: Tx, row: Insertable<Tables['record_grants']>): Promise<void> {
  await tx.insertInto('record_grants').values(row).execute()
}

/** Of the patient and this doctor. Returns the ids of what ended. */
export async function endWith(
  tx: Tx,
  { patientId, doctorId }: { patientId: string; doctorId: string },
  now: Date,
): Promise<string[]> {
  const rows = await open(tx, now)
    .where('patient_id', '=', patientId)
    .where('doctor_id', '=', doctorId)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** False if it had ended before. */
export async function end(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await open(tx, now).where('id', '=', id).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Given by, or to, somebody whose account is closed. */
export async function endAllWith(tx: Tx, userId: string, now: Date): Promise<void> {
  await open(tx, now)
    .where((is) => is.or([is('granted_by', '=', userId), is('doctor_id', '=', userId)]))
    .execute()
}

function open(tx: Tx, now: Date) {
  return (
    tx
      .updateTable('record_grants')
      // Never before it began, whatever the clock of the server that began it said.
      .set({ ended_at: sql<Date>`greatest(granted_at, ${now})` })
      .where('ended_at', 'is', null)
      .where('ends_at', '>', now)
  )
}

interface Offered {
  id: string
  name: string
  specialization: string
  clinic: string
  last_met: Date | null
  is_treating: boolean
}

/** Approved doctors: those whom the patient has met, or with words of a name all, those met first; former ones on top. */
export async function listOffered(
  db: Database | Tx,
  { patientId, words, now }: { patientId: string; words: readonly string[]; now: Date },
): Promise<Offered[]> {
  const isWanted = words.length === 0 ? sql`met.at is not null` : saysAll(sql.ref('d.name'), words)
  const { rows } = await sql<Offered>`
    select d.user_id as id, d.name, d.specialization, d.clinic, met.at as last_met, care.is_treating
    from doctors d
    left join (
      select doctor_id, max(started_at) as at from encounters
      where patient_id = ${patientId} and started_at is not null group by doctor_id) met on met.doctor_id = d.user_id
    cross join lateral (
      select exists (
        select from care_relationships
        where doctor_id = d.user_id and patient_id = ${patientId} and ends_at >= ${now} and not by_facility
      ) as is_treating) care
    where d.approval = 'approved' and d.name <> '' and ${isWanted}
    order by met.at is null, care.is_treating, met.at desc, d.name, d.user_id
    limit ${mostOffered}`.execute(db)
  return rows
}

export async function findPatientName(tx: Tx, patientId: string): Promise<string> {
  const row = await tx.selectFrom('patients').select('name').where('id', '=', patientId).executeTakeFirst()
  return row?.name ?? ''
}
