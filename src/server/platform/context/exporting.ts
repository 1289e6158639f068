import type { Person } from '../auth/sessions.ts'
import type { Database, Tx } from '../db/database.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import type { StoredIn } from '../db/tables/record-tables.ts'

/** A file of the record: its row is read at once, its content when it is its turn to be sent. */
export class ExportedFile {
  readonly type: string
  readonly bytes: number
  readonly #place: { storedIn: StoredIn; fileId: string }

  constructor(type: string, bytes: number, place: { storedIn: StoredIn; fileId: string }) {
    this.type = type
    this.bytes = bytes
    this.#place = place
  }

  /** Null if it has been erased meanwhile. */
  read(db: Database, files: FileStorage): Promise<Buffer | null> {
    return files.of(this.#place.storedIn).get(db, this.#place.fileId)
  }
}

/** A small WebP picture, shown in the readable file and left out of the JSON file, which has the whole one. */
export class ExportedPreview {
  readonly content: Buffer
  constructor(content: Buffer) {
    this.content = content
  }
}

/** An instant is a Date, a day `YYYY-MM-DD`. */
export type ExportedValue =
  string | number | boolean | Date | ExportedFile | ExportedPreview | readonly (string | number)[] | null
export type ExportedRow = Readonly<Record<string, ExportedValue>>

/** Rows of one kind. The JSON file has all their values. */
export interface ExportedSection {
  /** `feature.rows`; its heading is in the messages `exportFile.sections`. */
  name: string
  rows: readonly ExportedRow[]
  /**
   * What the readable file shows, in this order; empty: only how many rows there are. Labels are in
   * `exportFile.columns`.
   */
  shows: readonly string[]
  /** Where the names of coded values are: `{ gender: 'patients.genders' }`. */
  valueNames?: Readonly<Record<string, string>>
}

/** What features know of a person, in the transaction that reads it. Null: that part is not asked for. */
export interface Exporting {
  /** Who signs in: what they are called, did and wrote. */
  account: Person | null
  /** Who is cared for: the record. */
  patientId: string | null
}

export type ExportData = (tx: Tx, exporting: Exporting) => Promise<ExportedSection[]>

/** A section whose columns are checked against its rows. */
export function section<R extends ExportedRow>(
  name: string,
  rows: readonly R[],
  shows: readonly (keyof R & string)[],
  valueNames?: Readonly<Partial<Record<keyof R & string, string>>>,
): ExportedSection {
  return { name, rows, shows, ...(valueNames && { valueNames: valueNames as Record<string, string> }) }
}
