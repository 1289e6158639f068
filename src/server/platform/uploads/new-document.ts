import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { AppContext } from '../context/request-context.ts'
import type { Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { prepareFile, type Prepared } from './prepare-file.ts'
import { deleteUpload, findUpload, readPieces, type UploadRow } from './uploads.ts'

/**
 * The file of a whole upload as it will be stored, or why it is not taken. Null if it is not whole, not one of those
 * that `isOf` says, or already a document. Outside the transaction: scanning and encoding take seconds.
 */
export async function prepareUpload(
  { store, ...context }: Pick<AppContext, 'store' | 'virusScanner' | 'pictureLimiter'>,
  id: string,
  isOf: (upload: UploadRow) => boolean,
  prepare = prepareFile,
) {
  const upload = await findUpload(store.db, id)
  if (!upload || !isOf(upload) || upload.received < upload.size) return null
  return prepare(context, await readPieces(store.db, upload.id))
}

type Row = Insertable<Tables['documents']>
/** What is said of a file; the rest the file itself says. */
export type Said = Omit<
  Row,
  'mime' | 'bytes' | 'sha256' | 'thumbnail' | 'stored_in' | 'file_id' | 'error_marked_at' | 'error_marked_by'
>

/** Makes a document of an upload that is locked, and deletes the upload. False if the id is taken. */
export async function storeDocument(
  tx: Tx,
  { files }: Pick<AppContext, 'files'>,
  { upload, prepared, said }: { upload: string; prepared: Prepared; said: Said },
): Promise<boolean> {
  const { mime, content, thumbnail } = prepared
  const { storesIn } = files
  // Before the row: of a failed transaction the upload remains, and with it the name of a file to delete.
  await files.of(storesIn).put(tx, upload, content)
  const sha256 = createHash('sha256').update(content).digest()
  const isNew = await insertDocument(tx, {
    ...said,
    mime,
    bytes: content.length,
    sha256,
    thumbnail,
    stored_in: storesIn,
    file_id: upload,
    error_marked_at: null,
  })
  if (isNew) await deleteUpload(tx, upload)
  return isNew
}

/** False if its id is taken. */
export async function insertDocument(tx: Tx, row: Row): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('documents')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
