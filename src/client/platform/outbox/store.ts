import type { DBSchema } from 'idb'
import { fromRow, ownerIn, toRow, type Row, type Unplaced } from './rows.ts'
import { durableWrite } from '../storage/durable-write.ts'
import { openDatabase } from '../storage/open-database.ts'
import type { QueuedMutation } from './queued-mutation.ts'

/** IndexedDB of its own: what waits here is the only copy, and is never cleared together with what can be read anew. */
interface Box extends DBSchema {
  waiting: { key: number; value: Row; indexes: { person: string; key: [string, string] } }
}
/** On the disk before the promise resolves, not only on its way there: phones lose power. */
const safely = { durability: 'strict' } as const

const open = openDatabase<Box>('nabz-outbox', 1, (db) => {
  const box = db.createObjectStore('waiting', { keyPath: 'seq', autoIncrement: true })
  box.createIndex('person', 'person')
  box.createIndex('key', ['person', 'key'], { unique: true })
})

/** Lays it down and answers it with its place in the order. Rejects when this phone has no room for it. */
export async function put(entry: Omit<QueuedMutation, 'seq'> & { seq?: number }): Promise<QueuedMutation> {
  return { ...entry, seq: await putRow(await toRow(entry)) }
}

/** As it is to lie there; answers its place in the order. */
export async function putRow(row: Unplaced<Row>): Promise<number> {
  const tx = (await open()).transaction('waiting', 'readwrite', safely)
  const [seq] = await durableWrite(Promise.all([tx.store.put(row as Row), tx.done]))
  return seq
}

export async function remove(seq: number): Promise<void> {
  const tx = (await open()).transaction('waiting', 'readwrite', safely)
  await durableWrite(Promise.all([tx.store.delete(seq), tx.done]))
}

/** Undefined too while somebody else is at a phone that several share. */
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

/** How many lie here, whoever said them. */
export async function countAll(): Promise<number> {
  return (await open()).count('waiting')
}

/** All of this person, in the order they were said. */
export async function listOf(person: string): Promise<QueuedMutation[]> {
  const rows = await (await open()).getAllFromIndex('waiting', 'person', await ownerIn(person))
  const all = await Promise.all(rows.map(fromRow))
  return all.filter((entry) => entry !== undefined).toSorted((one, other) => one.seq - other.seq)
}

/** Everything on this phone, as it lies. */
export async function listRows(): Promise<Row[]> {
  return (await open()).getAll('waiting')
}
