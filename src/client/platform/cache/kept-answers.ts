import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { keptName } from './forget-kept.ts'
import { shapes } from './shapes.ts'

export interface Kept {
  data: unknown
  /** When the server said it, by this device's clock. */
  saidAt: number
}

interface Entry extends Kept {
  /** The shapes of the version that wrote it: another version does not read it. */
  shapes: string
}

interface Schema extends DBSchema {
  answers: { key: [person: string, key: string]; value: Entry }
}

/** So old, it says more wrong than right. */
const keptForMs = 30 * 24 * 60 * 60_000
/** What says the same is not written again so soon: a list is asked for twice a minute. */
const sameForMs = 5 * 60_000

let opened: Promise<IDBPDatabase<Schema>> | null = null
/** What was written last, to spare the phone's memory. */
const written = new Map<string, Kept & { text: string }>()

// The only file that knows how an answer lies on the device: where a PIN is to guard it, it is sealed and opened in
// the two functions below, and nowhere else.

/** What lies there for this person; not from a version with other shapes, nor after a month. */
export async function findAnswer(person: string, key: string): Promise<Kept | undefined> {
  const entry = await (await open()).get('answers', [person, key])
  return entry && isGood(entry) ? { data: entry.data, saidAt: entry.saidAt } : undefined
}

/** Rejects when the device is full. `mayStill`: the session may end while the database is being opened. */
export async function keepAnswer(
  person: string,
  key: string,
  kept: Kept,
  mayStill: () => boolean,
): Promise<void> {
  const text = JSON.stringify(kept.data)
  const before = written.get(key)
  if (before?.text === text && kept.saidAt - before.saidAt < sameForMs) return
  const database = await open()
  if (!mayStill()) return
  await database.put('answers', { ...kept, shapes }, [person, key])
  written.set(key, { ...kept, text })
}

function open(): Promise<IDBPDatabase<Schema>> {
  if (opened) return opened
  const mine = openDB<Schema>(keptName, 1, {
    upgrade: (database) => void database.createObjectStore('answers'),
    // The session is over, here or in another tab: whoever holds on keeps the data on the device.
    blocking: (_, __, event) => {
      close()
      ;(event.target as IDBDatabase).close()
    },
    terminated: close,
  })
  opened = mine
  mine.then(forgetOld).catch(() => {
    // Next time may go better.
    if (opened === mine) close()
  })
  return mine
}

function close(): void {
  opened = null
  written.clear()
}

async function forgetOld(database: IDBPDatabase<Schema>): Promise<void> {
  const transaction = database.transaction('answers', 'readwrite')
  for await (const cursor of transaction.store) if (!isGood(cursor.value)) await cursor.delete()
  await transaction.done
}

function isGood(entry: Entry): boolean {
  return entry.shapes === shapes && Date.now() - entry.saidAt < keptForMs
}
