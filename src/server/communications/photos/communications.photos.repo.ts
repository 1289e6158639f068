import type { Database, Tx } from '../../platform/db/database.ts'
import type { Whose } from '../stand-in/communications.stand-in.ts'

/** Of these messages, in the order in which they were sent; for whoever stands in, without what is private. */
export function listPhotos(
  db: Database | Tx,
  messageIds: readonly string[],
  { standsIn }: { standsIn: boolean },
) {
  return db
    .selectFrom('documents')
    .select(['id', 'communication_id', 'mime', 'error_marked_at', 'thumbnail'])
    .where((is) => is('communication_id', '=', is.fn.any(is.val([...messageIds]))))
    .$if(standsIn, (all) => all.where('sensitive', '=', false))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
export type PhotoRow = Omit<Awaited<ReturnType<typeof listPhotos>>[number], 'communication_id'>

/** A document that was sent with a message of this thread, with where its file is. */
export function findPhoto(tx: Tx, documentId: string, { patientId, doctorId, standsIn }: Whose) {
  return tx
    .selectFrom('documents as d')
    .innerJoin('communications as c', 'c.id', 'd.communication_id')
    .innerJoin('communication_threads as t', 't.id', 'c.thread_id')
    .select(['d.file_id', 'd.stored_in', 'd.kind', 'd.taken_on', 'd.mime'])
    .where('d.id', '=', documentId)
    .where('t.patient_id', '=', patientId)
    .where('t.doctor_id', '=', doctorId)
    .$if(standsIn, (all) => all.where('d.sensitive', '=', false))
    .executeTakeFirst()
}
