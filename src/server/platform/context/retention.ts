import type { Tx } from '../db/database.ts'
import type { FileStorage } from '../storage/file-storage.ts'

/** A record whose period has ended, in the transaction that erases it. */
export interface ErasedRecord {
  patientId: string
  files: FileStorage
}

/** What a feature keeps of a patient's record because the law wants it kept. */
export interface Retention {
  /** When its newest row of the patient was entered or changed; null without any. */
  lastEntry(tx: Tx, patientId: string): Promise<Date | null>
  /**
   * Deletes its rows, where a foreign key would keep the patient. A file outside the database goes before its row: if
   * the transaction fails, the row is there to try again.
   */
  erase(tx: Tx, record: ErasedRecord): Promise<void>
  /** The last day (YYYY-MM-DD) of each legal hold of the record, also of one that is over; null: nobody knows it yet. */
  heldUntil?(tx: Tx, patientId: string): Promise<(string | null)[]>
}

/** A closed account whose period has ended; what refers to it by a foreign key needs no word. */
export interface ErasedAccount {
  id: string
  usernameKey: string
}

/** The same of all features. */
export interface AllRetention extends Required<Retention> {
  eraseAccount(tx: Tx, account: ErasedAccount): Promise<void>
}
