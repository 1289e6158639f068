import type { Database, Tx } from '../db/database.ts'

/** Where contents of files are kept. Ids are never reused, so a content never changes. */
export interface FileStore {
  /** Repeating it with the same content is harmless. In PostgreSQL it is part of the transaction. */
  put(tx: Tx, id: string, content: Buffer): Promise<void>
  /** Null if there is none. */
  get(db: Database | Tx, id: string): Promise<Buffer | null>
  /** Deleting what is not there is no error. */
  delete(db: Database | Tx, id: string): Promise<void>
}
