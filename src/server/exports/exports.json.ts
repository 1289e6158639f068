import {
  ExportedFile,
  ExportedPreview,
  type ExportedRow,
  type ExportedSection,
} from '../platform/context/exporting.ts'
import type { Database } from '../platform/db/database.ts'
import type { FileStorage } from '../platform/storage/file-storage.ts'

/** Raised with a change that a program reading the file would notice. Documented in docs/export-format.md. */
export const schemaVersion = 1

interface Content {
  sections: readonly ExportedSection[]
  at: Date
  zone: string
}

interface Source {
  db: Database
  files: FileStorage
}

/** One JSON object, in parts: one file at a time is in memory. */
export async function* writeJson({ sections, at, zone }: Content, source: Source): AsyncGenerator<string> {
  const head = { schemaVersion, exportedAt: at, timeZone: zone }
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "sections": {`
  for (const [place, { name, rows }] of sections.entries()) {
    yield `${place === 0 ? '' : ','}\n  ${JSON.stringify(name)}: [`
    for (const [nth, row] of rows.entries()) {
      yield nth === 0 ? '\n   ' : ',\n   '
      yield* writeRow(row, source)
    }
    yield rows.length === 0 ? ']' : '\n  ]'
  }
  yield '\n }\n}\n'
}

/** Files are its last properties. */
async function* writeRow(row: ExportedRow, source: Source): AsyncGenerator<string> {
  const values = Object.entries(row).filter(([, value]) => !(value instanceof ExportedPreview))
  const plain = values.filter(([, value]) => !(value instanceof ExportedFile))
  const text = JSON.stringify(Object.fromEntries(plain))
  yield text.slice(0, -1)
  for (const [name, value] of values) {
    if (!(value instanceof ExportedFile)) continue
    yield `${text === '{}' ? '' : ','}${JSON.stringify(name)}:`
    yield* writeFile(value, source)
  }
  yield '}'
}

/** A multiple of 3, so that the parts of base64 fit together. */
const atOnce = 3 * 64 * 1024

async function* writeFile(file: ExportedFile, { db, files }: Source): AsyncGenerator<string> {
  const { type, bytes } = file
  const content = await file.read(db, files)
  if (!content) {
    yield JSON.stringify({ type, bytes, base64: null })
    return
  }
  yield `${JSON.stringify({ type, bytes }).slice(0, -1)},"base64":"`
  for (let from = 0; from < content.length; from += atOnce)
    yield content.toString('base64', from, from + atOnce)
  yield '"}'
}
