import { sql, type Insertable, type RawBuilder, type SqlBool } from 'kysely'
import type { Viewer } from '../../shared/kit/sensitive.ts'
import { seenAsSensitive, seenBy } from '../platform/auth/care/sensitive.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

/** Of one patient. */
const mostListed = 100

type DoctorViewer = Extract<Viewer, { as: 'doctor' }>

/**
 * For a `where`: the doctor of the visit reads its holds, and who treats the patient now, not only by facility, alarm or
 * emergency, those of visits that the patient does not hide; of the MTP register only where the visit was opened.
 */
function holdSeenBy(viewer: DoctorViewer): RawBuilder<SqlBool> {
  if (!viewer.isTreating) return sql<SqlBool>`e.doctor_id = ${viewer.id}`
  return sql<SqlBool>`case h.kind when 'mtp' then ${seenAsSensitive(viewer, 'e')} else ${seenBy(viewer, 'e')} end`
}

function selectHolds(db: Database | Tx) {
  return db
    .selectFrom('legal_holds as h')
    .innerJoin('encounters as e', 'e.id', 'h.encounter_id')
    .innerJoin('users as u', 'u.id', 'e.doctor_id')
    .leftJoin('doctors as d', 'd.user_id', 'e.doctor_id')
    .leftJoin('appointments as a', 'a.id', 'e.appointment_id')
    .selectAll('h')
    .select(['e.doctor_id', 'e.patient_id', 'e.started_at', 'a.day'])
    .select(sql<string>`coalesce(d.name, u.name)`.as('doctor_name'))
}

/** The newest mark first. */
export function listOf(db: Database, patientId: string, viewer: DoctorViewer) {
  return selectHolds(db)
    .where('e.patient_id', '=', patientId)
    .where(holdSeenBy(viewer))
    .orderBy('h.marked_at', 'desc')
    .orderBy('h.id')
    .limit(mostListed)
    .execute()
}

/** Whatever its viewer. */
export function findHold(db: Database | Tx, id: string) {
  return selectHolds(db).where('h.id', '=', id).executeTakeFirst()
}
export type HoldRow = NonNullable<Awaited<ReturnType<typeof findHold>>>

/** Locks it until the transaction ends, then reads it, if the doctor may. */
export async function lockHold(tx: Tx, id: string, viewer: DoctorViewer): Promise<HoldRow | undefined> {
  await tx.selectFrom('legal_holds').select('id').where('id', '=', id).forUpdate().execute()
  return selectHolds(tx).where('h.id', '=', id).where(holdSeenBy(viewer)).executeTakeFirst()
}

export function findEncounter(db: Database | Tx, id: string) {
  return db
    .selectFrom('encounters')
    .select(['id', 'patient_id', 'doctor_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** False if the encounter has an open hold of this kind. */
export async function insertHold(tx: Tx, row: Insertable<Tables['legal_holds']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('legal_holds')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['encounter_id', 'kind'])
        .where('ended_at', 'is', null)
        .where('taken_back_at', 'is', null)
        .doNothing(),
    )
    .executeTakeFirst()
  return inserted === 1n
}

/** True if it was not private before. */
export async function makePrivate(tx: Tx, encounterId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('encounters')
    .set({ sensitive: true })
    .where('id', '=', encounterId)
    .where('sensitive', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function saveEnd(tx: Tx, id: string, end: { on: string; at: Date; by: string }): Promise<void> {
  await tx
    .updateTable('legal_holds')
    .set({ ended_on: end.on, ended_at: end.at, ended_by: end.by })
    .where('id', '=', id)
    .execute()
}

export async function saveTakenBack(tx: Tx, id: string, reason: string, at: Date): Promise<void> {
  await tx
    .updateTable('legal_holds')
    .set({ taken_back_at: at, taken_back_reason: reason })
    .where('id', '=', id)
    .execute()
}
