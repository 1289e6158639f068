import { fileNameOf } from '../../../shared/documents/documents.rules.ts'
import type { StoredType } from '../../../shared/documents/documents.kinds.ts'
import type { Database, Tx } from '../db/database.ts'
import type { FileStorage } from '../storage/file-storage.ts'

interface StoredDocument {
  file_id: string
  stored_in: Parameters<FileStorage['of']>[0]
  kind: string
  /** YYYY-MM-DD. */
  taken_on: string
  mime: StoredType
}

/** The file of a document with its name, as an answer. Throws when the storage does not have it. */
export async function readDocumentFile(db: Database | Tx, files: FileStorage, row: StoredDocument) {
  const content = await files.of(row.stored_in).get(db, row.file_id)
  if (!content) throw new Error('The content of a document is missing.')
  const name = fileNameOf(row.kind, row.taken_on, row.mime)
  return { type: row.mime, name, content: new Uint8Array(content) }
}
