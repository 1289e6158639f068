import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { lockerFor, type Locker } from '../family/locker.ts'
import { keptName } from './forget-kept.ts'
import type { Bytes } from '../family/sealing.ts'
import { shapes } from './shapes.ts'
import { whole } from '../torn-log.ts'

export interface Kept {
  data: unknown
  /** When the server said it, by this device's clock. */
  saidAt: number
}

interface Entry extends Kept {
  /** The shapes of the version that wrote it: another version does not read it. */
  shapes: string
  /** On a phone that several share, `data` as it is sealed. */
  isSealed?: true
}

interface Schema extends DBSchema {
  answers: { key: [person: string, key: string]; value: Entry }
}

/** Where it lies on a phone of one person. */
const openName = 'nabz-kept'
/** So old, it says more wrong than right. */
const keptForMs = 30 * 24 * 60 * 60_000
/** What says the same is not written again so soon: a list is asked for twice a minute. */
const sameForMs = 5 * 60_000

let opened: { name: string; database: Promise<IDBPDatabase<Schema>> } | null = null
/** What was written last, to spare the phone's memory. */
const written = new Map<string, Kept & { text: string }>()

// The only file that knows how an answer lies on the device: on a phone that several people share, it is sealed and
// opened in the functions below, and nowhere else.

/** What lies there for this person; not from a version with other shapes, nor after a month. */
export async function findAnswer(person: string, key: string): Promise<Kept | undefined> {
  const locker = await lockerFor(person)
  const entry = await (await open()).get('answers', await placeOf(locker, person, key))
  if (!entry || !isGood(entry)) return undefined
  if (!entry.isSealed) return { data: entry.data, saidAt: entry.saidAt }
  return locker ? { data: await locker.unseal(entry.data as Bytes), saidAt: entry.saidAt } : undefined
}

/** Rejects when the device is full. `mayStill`: the session may end while the database is being opened. */
export async function keepAnswer(
  person: string,
  key: string,
  kept: Kept,
  mayStill: () => boolean,
): Promise<void> {
  const text = JSON.stringify(kept.data)
  const name = keptName()
  const database = await open()
  // Asked after opening: what was written last may have been another person's.
  const before = written.get(key)
  if (before?.text === text && kept.saidAt - before.saidAt < sameForMs) return
  const locker = await lockerFor(person)
  const place = await placeOf(locker, person, key)
  const sealed = locker && ({ data: await locker.seal(kept.data), isSealed: true } as const)
  if (!mayStill() || keptName() !== name) return
  await whole(database.put('answers', { ...kept, ...sealed, shapes }, place))
  written.set(key, { ...kept, text })
}

/** When the phone becomes one of several people: what lies open is put where their locker is. */
export async function sealKept(person: string): Promise<void> {
  const before = await openDB<Schema>(openName, 1, {
    upgrade: (database) => void database.createObjectStore('answers'),
  })
  const keys = await before.getAllKeys('answers')
  for (const key of keys) {
    const entry = await before.get('answers', key)
    if (entry && isGood(entry) && key[0] === person) await keepAnswer(person, key[1], entry, () => true)
  }
  await before.clear('answers')
  before.close()
  // A sleeping tab may hold on to it; it is empty.
  void deleteDB(openName)
}

/** A key says whose it is and what was asked: so it gets a name that says nothing. */
async function placeOf(locker: Locker | null, person: string, key: string): Promise<[string, string]> {
  return locker ? [locker.owner, await locker.tag(key)] : [person, key]
}

function open(): Promise<IDBPDatabase<Schema>> {
  const name = keptName()
  if (opened?.name === name) return opened.database
  // Somebody else is at the phone.
  close()
  const database = openDB<Schema>(name, 1, {
    upgrade: (made) => void made.createObjectStore('answers'),
    // The session is over, here or in another tab: whoever holds on keeps the data on the device.
    blocking: (_, __, event) => {
      close()
      ;(event.target as IDBDatabase).close()
    },
    terminated: close,
  })
  opened = { name, database }
  database.then(forgetOld).catch(() => {
    // Next time may go better.
    if (opened?.database === database) close()
  })
  return database
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
