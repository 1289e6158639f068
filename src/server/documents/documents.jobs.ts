import { partialKeptForDays, wholeKeptForDays } from '../../shared/documents/documents.limits.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { deleteUpload, listOld, lockUpload } from '../platform/uploads/uploads.ts'

const dayMs = 24 * 3_600_000

/** Deletes uploads that nobody continues, and what a failed transaction may have left of them in the store. */
export async function forgetUploads({
  store,
  files,
  clock,
}: Pick<AppContext, 'store' | 'files' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(clock().getTime() - days * dayMs)
  const old = await listOld(store.db, {
    partial: before(partialKeptForDays),
    whole: before(wholeKeptForDays),
  })
  for (const id of old) {
    await inTransaction(store.db, async (tx) => {
      // Locked: a document that is made of it at this moment keeps its file.
      if (!(await lockUpload(tx, id))) return
      await files.of(files.storesIn).delete(tx, id)
      await deleteUpload(tx, id)
    })
  }
}
