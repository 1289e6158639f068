import type { Database, Tx } from '../../platform/db/database.ts'

/** Of these messages, in the order in which they were sent. */
export function listPhotos(db: Database | Tx, messageIds: readonly string[]) {
  return db
    .selectFrom('documents')
    .select(['id', 'communication_id', 'mime', 'error_marked_at', 'thumbnail'])
    .where((is) => is('communication_id', '=', is.fn.any(is.val([...messageIds]))))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
export type PhotoRow = Omit<Awaited<ReturnType<typeof listPhotos>>[number], 'communication_id'>

/** A document that was sent with a message of this thread, with where its file is. */
export function findPhoto(
  tx: Tx,
  { documentId, patientId, doctorId }: { documentId: string; patientId: string; doctorId: string },
) {
  return tx
    .selectFrom('documents as d')
    .innerJoin('communications as c', 'c.id', 'd.communication_id')
    .innerJoin('communication_threads as t', 't.id', 'c.thread_id')
    .select(['d.file_id', 'd.stored_in', 'd.kind', 'd.taken_on', 'd.mime'])
    .where('d.id', '=', documentId)
    .where('t.patient_id', '=', patientId)
    .where('t.doctor_id', '=', doctorId)
    .executeTakeFirst()
}
