import { sql, type Insertable, type Updateable } from 'kysely'
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
