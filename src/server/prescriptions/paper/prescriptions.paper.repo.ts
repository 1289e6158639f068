import type { Viewer } from '../../../shared/kit/sensitive.ts'
import { documentSeenBy } from '../../platform/auth/care/sensitive.ts'
import type { Database, Tx } from '../../platform/db/database.ts'

/** The papers of these prescriptions that this viewer may see; one that is marked as wrong is none. */
export async function listPapers(db: Database | Tx, ids: readonly string[], viewer: Viewer) {
  if (ids.length === 0) return []
  return db
    .selectFrom('documents as d')
    .select(['d.id', 'd.prescription_id', 'd.mime', 'd.created_at'])
    .where((is) => is('d.prescription_id', '=', is.fn.any(is.val([...ids]))))
    .where('d.error_marked_at', 'is', null)
    .where(documentSeenBy(viewer, 'd'))
    .execute()
}
export type PaperRow = Awaited<ReturnType<typeof listPapers>>[number]

/** What is needed to read the file of a prescription's paper. */
export function findPaper(db: Database | Tx, prescriptionId: string) {
  return db
    .selectFrom('documents')
    .select(['file_id', 'stored_in', 'kind', 'taken_on', 'mime'])
    .where('prescription_id', '=', prescriptionId)
    .where('error_marked_at', 'is', null)
    .executeTakeFirst()
}

export async function hasPaper(db: Database | Tx, prescriptionId: string): Promise<boolean> {
  return (await findPaper(db, prescriptionId)) !== undefined
}
