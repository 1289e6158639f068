import { sql } from 'kysely'
import type { WrongReason } from '../../shared/documents/documents.wrong.ts'
import type { Viewer } from '../../shared/kit/sensitive.ts'
import { documentSeenBy } from '../platform/auth/care/sensitive.ts'
import type { Database, Tx } from '../platform/db/database.ts'

const columns = [
  'id',
  'patient_id',
  'kind',
  'title',
  'taken_on',
  'mime',
  'bytes',
  'created_at',
  'error_marked_at',
  'error_marked_by',
  'error_reason',
  'error_words',
  'sensitive',
] as const

/** For row `alias` of documents: who has marked it as wrong; null once the account is deleted. */
export function markedBy(alias: string) {
  return sql<string | null>`(
    select coalesce(marking.name, marker.name) from users marker
    left join doctors marking on marking.user_id = marker.id
    where marker.id = ${sql.ref(`${alias}.error_marked_by`)})`.as('marked_by')
}

interface LaboratoryName {
  name: string
  nameHi: string
  namePa: string
}

/** For row `alias` of documents: the laboratory that added it to an order; null: none did. */
function addedAt(alias: string) {
  return sql<LaboratoryName | null>`(
    select json_build_object('name', place.name, 'nameHi', place.name_hi, 'namePa', place.name_pa)
    from facilities place where place.id = ${sql.ref(`${alias}.facility_id`)})`.as('laboratory')
}

/**
 * For row `alias` of documents: the doctor to whom it was sent with a message, and the one who sent it, also as the
 * signed paper of a prescription. Null: it was sent with none, or by the other side.
 */
export function sentWithMessage(alias: string) {
  const sentBy = sql<string | null>`coalesce(${doctorOf(alias, 'doctor')}, ${signedBy(alias)})`
  return [doctorOf(alias, 'patient').as('sent_to'), sentBy.as('sent_by')] as const
}

function signedBy(alias: string) {
  return sql<string | null>`(
    select coalesce(doctor.name, account.name) from prescriptions signed
    join encounters visit on visit.id = signed.encounter_id
    join users account on account.id = visit.doctor_id
    left join doctors doctor on doctor.user_id = account.id
    where signed.id = ${sql.ref(`${alias}.prescription_id`)})`
}

function doctorOf(alias: string, sender: 'patient' | 'doctor') {
  return sql<string | null>`(
    select coalesce(doctor.name, account.name) from communications sent
    join communication_threads thread on thread.id = sent.thread_id
    join users account on account.id = thread.doctor_id
    left join doctors doctor on doctor.user_id = account.id
    where sent.id = ${sql.ref(`${alias}.communication_id`)} and sent.sender = ${sql.lit(sender)})`
}

/** Without the thumbnails, which are larger than all the rest. */
export function listOf(db: Database | Tx, patientId: string, limit: number) {
  return selectOf(db, patientId, limit)
    .select(columns)
    .select([...sentWithMessage('documents'), markedBy('documents'), addedAt('documents')])
    .execute()
}
export type DocumentRow = Awaited<ReturnType<typeof listOf>>[number]

/** Those that this viewer may see. */
export function listWithThumbnails(tx: Tx, patientId: string, viewer: Viewer, limit: number) {
  return selectOf(tx, patientId, limit)
    .where(documentSeenBy(viewer, 'documents'))
    .select([...columns, 'thumbnail'])
    .select([...sentWithMessage('documents'), markedBy('documents'), addedAt('documents')])
    .execute()
}

function selectOf(db: Database | Tx, patientId: string, limit: number) {
  return db
    .selectFrom('documents')
    .where('patient_id', '=', patientId)
    .orderBy('taken_on', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
}

export function findThumbnail(db: Database, id: string, patientId: string) {
  return db
    .selectFrom('documents')
    .select('thumbnail')
    .where('id', '=', id)
    .where('patient_id', '=', patientId)
    .executeTakeFirst()
}

/** What is needed to read a document's file, if this viewer may see it. */
export function findFile(db: Database | Tx, id: string, patientId: string, viewer: Viewer) {
  return db
    .selectFrom('documents')
    .select(['file_id', 'stored_in', 'kind', 'taken_on', 'mime'])
    .where('id', '=', id)
    .where(documentSeenBy(viewer, 'documents'))
    .where('patient_id', '=', patientId)
    .executeTakeFirst()
}

/** Whether these tests were ordered for this patient. */
export async function hasLabOrder(tx: Tx, patientId: string, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('lab_orders')
    .select('id')
    .where('id', '=', orderId)
    .where('patient_id', '=', patientId)
    .executeTakeFirst()
  return row !== undefined
}

/** A patient's document, locked until the transaction ends. */
export function lockOwn(tx: Tx, id: string, patientId: string) {
  return lock(tx, id, patientId).executeTakeFirst()
}

/** The same, if this viewer may see it. */
export function lockSeen(tx: Tx, id: string, patientId: string, viewer: Viewer) {
  return lock(tx, id, patientId).where(documentSeenBy(viewer, 'documents')).executeTakeFirst()
}

function lock(tx: Tx, id: string, patientId: string) {
  return tx
    .selectFrom('documents')
    .select(columns)
    .select([...sentWithMessage('documents'), markedBy('documents'), addedAt('documents')])
    .where('id', '=', id)
    .where('patient_id', '=', patientId)
    .forUpdate()
}

/** Whether its prescription has another signed paper by now. */
export async function hasOtherPaper(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('documents as d')
    // The same lock as of a new paper: one of the two comes first.
    .innerJoin('prescriptions as p', 'p.id', 'd.prescription_id')
    .select('p.id')
    .where('d.id', '=', id)
    .forUpdate('p')
    .executeTakeFirst()
  if (!row) return false
  const other = await tx
    .selectFrom('documents')
    .select('id')
    .where('prescription_id', '=', row.id)
    .where('error_marked_at', 'is', null)
    .executeTakeFirst()
  return other !== undefined
}

interface Mark {
  at: Date
  by: string
  /** Of a doctor. */
  reason: WrongReason | null
  words: string
}

/** Marks it as wrong; null: it is right. */
export async function setMark(tx: Tx, id: string, mark: Mark | null): Promise<void> {
  await tx
    .updateTable('documents')
    .set({
      error_marked_at: mark?.at ?? null,
      error_marked_by: mark?.by ?? null,
      error_reason: mark?.reason ?? null,
      error_words: mark?.words ?? '',
    })
    .where('id', '=', id)
    .execute()
}
