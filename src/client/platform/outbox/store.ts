import type { DBSchema } from 'idb'
import { fromRow, ownerIn, toRow, type Row, type Unplaced } from './rows.ts'
import { durableWrite } from '../storage/durable-write.ts'
import { openDatabase } from '../storage/open-database.ts'
import type { QueuedMutation } from './queued-mutation.ts'

/** A database of its own: it holds the only copy of these writes and must never be cleared with the query cache. */
interface Box extends DBSchema {
  waiting: { key: number; value: Row; indexes: { person: string; key: [string, string] } }
}
/** Flushed to disk before the promise resolves: phones lose power. */
const safely = { durability: 'strict' } as const

const open = openDatabase<Box>('nabz-outbox', 1, (db) => {
  const box = db.createObjectStore('waiting', { keyPath: 'seq', autoIncrement: true })
  box.createIndex('person', 'person')
  box.createIndex('key', ['person', 'key'], { unique: true })
})

/** Stores an entry and returns it with its sequence number. Rejects when the disk is full. */
export async function put(entry: Omit<QueuedMutation, 'seq'> & { seq?: number }): Promise<QueuedMutation> {
  return { ...entry, seq: await putRow(await toRow(entry)) }
}

/** Stores a row as it is; returns its sequence number. */
export async function putRow(row: Unplaced<Row>): Promise<number> {
  const tx = (await open()).transaction('waiting', 'readwrite', safely)
  const [seq] = await durableWrite(Promise.all([tx.store.put(row as Row), tx.done]))
  return seq
}

export async function remove(seq: number): Promise<void> {
  const tx = (await open()).transaction('waiting', 'readwrite', safely)
  await durableWrite(Promise.all([tx.store.delete(seq), tx.done]))
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
