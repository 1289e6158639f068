import type { Insertable, Updateable } from 'kysely'
import type { ConditionKind } from '../../shared/conditions/conditions.codes.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

const mostListed = 200

function withNames(db: Database | Tx) {
  return db
    .selectFrom('conditions as c')
    .leftJoin('users as writer', 'writer.id', 'c.entered_by')
    .leftJoin('users as doctor', 'doctor.id', 'c.confirmed_by')
    .select(['c.id', 'c.patient_id', 'c.kind', 'c.code', 'c.text', 'c.reaction', 'c.status'])
    .select(['c.entered_as', 'c.entered_at', 'c.confirmed_at', 'c.ended_at'])
    .select(['writer.name as writer', 'doctor.name as doctor'])
}

/** Newest first. */
export function listOf(db: Database | Tx, patientId: string) {
  return withNames(db)
    .where('c.patient_id', '=', patientId)
    .orderBy('c.entered_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(mostListed)
    .execute()
}
export type ConditionRow = Awaited<ReturnType<typeof listOf>>[number]

export function listActive(tx: Tx, patientId: string, kind: ConditionKind) {
  return withNames(tx)
    .where('c.patient_id', '=', patientId)
    .where('c.kind', '=', kind)
    .where('c.status', '=', 'active')
    .execute()
}

export function find(db: Database | Tx, id: string, patientId: string) {
  return withNames(db).where('c.id', '=', id).where('c.patient_id', '=', patientId).executeTakeFirst()
}

/** False if the id is taken. */
export async function insert(tx: Tx, row: Insertable<Tables['conditions']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('conditions')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function change(tx: Tx, id: string, to: Updateable<Tables['conditions']>): Promise<void> {
  await tx.updateTable('conditions').set(to).where('id', '=', id).execute()
}
