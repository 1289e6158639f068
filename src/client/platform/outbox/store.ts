import type { DBSchema } from 'idb'
import { fromRow, ownerIn, toRow, type Row, type Unplaced } from './rows.ts'
import type { Bytes } from '../keyring/encryption.ts'
import { fromFileRow, toFileRow, type FileRow } from '../uploads/stored-files.ts'
import { durableWrite } from '../storage/durable-write.ts'
import { openDatabase } from '../storage/open-database.ts'
import type { QueuedMutation } from './queued-mutation.ts'

/** A database of its own: it holds the only copy of these writes and must never be cleared with the query cache. */
interface Box extends DBSchema {
  waiting: { key: number; value: Row; indexes: { person: string; key: [string, string] } }
  files: { key: string; value: FileRow }
}
/** Flushed to disk before the promise resolves: phones lose power. */
const safely = { durability: 'strict' } as const

const open = openDatabase<Box>('nabz-outbox', 2, (db, oldVersion) => {
  if (oldVersion < 1) {
    const box = db.createObjectStore('waiting', { keyPath: 'seq', autoIncrement: true })
    box.createIndex('person', 'person')
    box.createIndex('key', ['person', 'key'], { unique: true })
  }
  db.createObjectStore('files', { keyPath: 'key' })
})

/** Stores an entry and returns it with its sequence number. Rejects when the disk is full. */
export async function put(entry: Omit<QueuedMutation, 'seq'> & { seq?: number }): Promise<QueuedMutation> {
  return { ...entry, seq: await putRow(await toRow(entry)) }
}

/** Stores a row as it is, with its file if that changes, too; returns its sequence number. */
export async function putRow(row: Unplaced<Row>, file?: FileRow): Promise<number> {
  const tx = (await open()).transaction(storesOf(file !== undefined), 'readwrite', safely)
  const [seq] = await durableWrite(
    Promise.all([
      tx.objectStore('waiting').put(row as Row),
      file && tx.objectStore('files').put(file),
      tx.done,
    ]),
  )
  return seq
}

/**
 * Stores entries in this order, with the files of those that are uploads, and deletes others with theirs: all or
 * nothing.
 */
export async function putWithFiles(
  entries: readonly (Omit<QueuedMutation, 'seq'> & { seq?: number })[],
  contents: readonly { key: string; content: Bytes }[],
  gone: readonly Pick<QueuedMutation, 'seq' | 'key'>[] = [],
): Promise<void> {
  const person = entries[0]?.person ?? ''
  const rows = await Promise.all(entries.map(toRow))
  const files = await Promise.all(contents.map(({ key, content }) => toFileRow(person, key, content)))
  const tx = (await open()).transaction(['waiting', 'files'], 'readwrite', safely)
  const puts = rows.map((row) => tx.objectStore('waiting').put(row as Row))
  const filePuts = files.map((file) => tx.objectStore('files').put(file))
  const deletes = gone.flatMap(({ seq, key }) => [
    tx.objectStore('waiting').delete(seq),
    tx.objectStore('files').delete(key),
  ])
  await durableWrite(Promise.all([...puts, ...filePuts, ...deletes, tx.done]))
}

/** The file of an upload; undefined when it belongs to somebody who is not signed in. */
export async function findFile(key: string): Promise<Bytes | undefined> {
  return fromFileRow(await findFileRow(key))
}

export async function findFileRow(key: string): Promise<FileRow | undefined> {
  return (await open()).get('files', key)
}

/** With its file. */
export async function remove(seq: number): Promise<void> {
  const key = await findFileKey(seq)
  const tx = (await open()).transaction(storesOf(key !== undefined), 'readwrite', safely)
  await durableWrite(
    Promise.all([
      tx.objectStore('waiting').delete(seq),
      key !== undefined && tx.objectStore('files').delete(key),
      tx.done,
    ]),
  )
}

async function findFileKey(seq: number): Promise<string | undefined> {
  const database = await open()
  const key = (await database.get('waiting', seq))?.key
  return key === undefined ? undefined : database.getKey('files', key)
}

/** Only what is needed: on a nearly full disk a larger transaction fails where a smaller one does not. */
function storesOf(hasFile: boolean): ('waiting' | 'files')[] {
  return hasFile ? ['waiting', 'files'] : ['waiting']
}

/** Also undefined when it is encrypted for somebody who is not signed in. */
export async function find(seq: number): Promise<QueuedMutation | undefined> {
  return fromRow(await findRow(seq))
}

export async function findRow(seq: number): Promise<Row | undefined> {
  return (await open()).get('waiting', seq)
}

export async function findByKey(person: string, key: string): Promise<QueuedMutation | undefined> {
  const owner = await ownerIn(person)
  return fromRow(await (await open()).getFromIndex('waiting', 'key', [owner, key]))
}

/** The number of entries of all users. */
export async function countAll(): Promise<number> {
  return (await open()).count('waiting')
}

/** This person's entries in order. */
export async function listOf(person: string): Promise<QueuedMutation[]> {
  const rows = await (await open()).getAllFromIndex('waiting', 'person', await ownerIn(person))
  const all = await Promise.all(rows.map(fromRow))
  return all.filter((entry) => entry !== undefined).toSorted((one, other) => one.seq - other.seq)
}

/** All rows as stored. */
export async function listRows(): Promise<Row[]> {
  return (await open()).getAll('waiting')
}
