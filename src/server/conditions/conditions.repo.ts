import { sql, type Insertable, type Updateable } from 'kysely'
import type { ConditionKind } from '../../shared/conditions/conditions.codes.ts'
import type { Viewer } from '../../shared/kit/sensitive.ts'
import { conditionSeenBy } from '../platform/auth/care/sensitive.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

const mostListed = 200

/** Those that this viewer may see. */
function withNames(db: Database | Tx, viewer: Viewer) {
  return db
    .selectFrom('conditions as c')
    .leftJoin('users as writer', 'writer.id', 'c.entered_by')
    .leftJoin('users as doctor', 'doctor.id', 'c.confirmed_by')
    .leftJoin('encounters as visit', 'visit.id', 'c.encounter_id')
    .select(['c.id', 'c.patient_id', 'c.kind', 'c.code', 'c.text', 'c.reaction', 'c.status'])
    .select(['c.entered_as', 'c.entered_at', 'c.confirmed_at', 'c.ended_at'])
    .select(['writer.name as writer', 'doctor.name as doctor'])
    .select(['c.sensitive', 'c.encounter_id', 'visit.sensitive as visit_sensitive'])
    .select(
      sql<boolean>`(visit.status = 'finished'
        or exists (select from encounter_notes n where n.encounter_id = visit.id and n.status = 'final'))`.as(
        'isVisitOver',
      ),
    )
    .where(conditionSeenBy(viewer, 'c'))
}

/** Newest first. */
export function listOf(db: Database | Tx, patientId: string, viewer: Viewer) {
  return withNames(db, viewer)
    .where('c.patient_id', '=', patientId)
    .orderBy('c.entered_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(mostListed)
    .execute()
}
export type ConditionRow = Awaited<ReturnType<typeof listOf>>[number]

export function listActive(tx: Tx, { patientId, viewer }: View, kind: ConditionKind) {
  return withNames(tx, viewer)
    .where('c.patient_id', '=', patientId)
    .where('c.kind', '=', kind)
    .where('c.status', '=', 'active')
    .execute()
}

export interface View {
  patientId: string
  viewer: Viewer
}

export function find(db: Database | Tx, id: string, { patientId, viewer }: View) {
  return withNames(db, viewer).where('c.id', '=', id).where('c.patient_id', '=', patientId).executeTakeFirst()
}

/** A visit of these two, by its own id or that of its appointment; without an id the newest that goes on. */
export function findVisit(
  tx: Tx,
  { visit, patientId, doctorId }: { visit: string | undefined; patientId: string; doctorId: string },
) {
  const all = tx
    .selectFrom('encounters')
    .select(['id', 'sensitive'])
    .where('patient_id', '=', patientId)
    .where('doctor_id', '=', doctorId)
  const asked =
    visit === undefined
      ? all.where('status', '=', 'in-progress').orderBy('started_at', 'desc').orderBy('id', 'desc')
      : all.where((is) => is.or([is('id', '=', visit), is('appointment_id', '=', visit)]))
  return asked.limit(1).executeTakeFirst()
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
