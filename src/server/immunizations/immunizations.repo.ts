import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely'
import { immunizationsDue } from '../../shared/immunizations/immunizations.events.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

/** More is a flood, not a patient. */
export const mostListed = 200

/** The columns of the index: see happened_at in the migrations. */
export const givenAt = sql<Date>`happened_at(null, i.given_on, i.entered_at)`

function withNames(db: Database | Tx) {
  return db
    .selectFrom('immunizations as i')
    .leftJoin('users as writer', 'writer.id', 'i.entered_by')
    .leftJoin('users as doctor', 'doctor.id', 'i.confirmed_by')
    .select(['i.id', 'i.patient_id', 'i.given_on', 'i.doses', 'i.text', 'i.place', 'i.status'])
    .select(['i.entered_as', 'i.entered_at', 'i.confirmed_at'])
    .select(['writer.name as writer', 'doctor.name as doctor'])
}

/** Newest first. */
export function listOf(db: Database | Tx, patientId: string) {
  return withNames(db)
    .where('i.patient_id', '=', patientId)
    .orderBy(givenAt, 'desc')
    .orderBy('i.id', 'desc')
    .limit(mostListed)
    .execute()
}

export type ImmunizationRow = Awaited<ReturnType<typeof listOf>>[number]

export function find(db: Database | Tx, id: string, patientId: string) {
  return withNames(db).where('i.id', '=', id).where('i.patient_id', '=', patientId).executeTakeFirst()
}

/** The day of birth; null where only an age was said. */
export async function readBornOn(db: Database | Tx, patientId: string): Promise<string | null> {
  const { age_said_on: saidOn, age_said_at_birth: isBirth } = await db
    .selectFrom('patients')
    .select(['age_said_on', 'age_said_at_birth'])
    .where('id', '=', patientId)
    .executeTakeFirstOrThrow()
  return isBirth ? saidOn : null
}

function wasTold(patientId: RawBuilder<unknown>, visit: string): RawBuilder<boolean> {
  return sql`exists (
    select from notices n
    where n.patient_id = ${patientId} and n.kind = ${immunizationsDue} and n.facts ->> 'visit' = ${visit})`
}

/** Asked again under the lock: another server may have told between the list and the lock. */
export async function isTold(tx: Tx, patientId: string, visit: string): Promise<boolean> {
  const told = wasTold(sql`${patientId}::uuid`, visit)
  const { rows } = await sql<{ told: boolean }>`select ${told} as told`.execute(tx)
  return rows[0]?.told ?? false
}

/**
 * Born on one of these days, with somebody who acts for them, and nobody told of this visit yet: locked. In the order of
 * their ids, behind `after`.
 */
export async function lockToTell(
  tx: Tx,
  { bornOn, visit, after }: { bornOn: readonly string[]; visit: string; after: string | null },
  limit: number,
): Promise<{ id: string; born_on: string }[]> {
  const { rows } = await sql<{ id: string; born_on: string }>`
    select p.id, p.age_said_on as born_on
    from patients p
    where p.age_said_at_birth and p.age_said_on = any(${bornOn}::date[])
      and (${after}::uuid is null or p.id > ${after}::uuid)
      and exists (select from patient_guardians g where g.patient_id = p.id)
      and not ${wasTold(sql.ref('p.id'), visit)}
    order by p.id limit ${limit}
    for update of p skip locked`.execute(tx)
  return rows
}

/** False if the id is taken. */
export async function insert(tx: Tx, row: Insertable<Tables['immunizations']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('immunizations')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function change(tx: Tx, id: string, to: Updateable<Tables['immunizations']>): Promise<void> {
  await tx.updateTable('immunizations').set(to).where('id', '=', id).execute()
}
