import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { onSessionOver } from '../session/session-store.ts'
import { keyringFor, type Keyring } from '../keyring/keyring.ts'
import { keptName } from '../storage/clear-persisted.ts'
import type { Bytes } from '../keyring/encryption.ts'
import { shapes } from './shapes.ts'
import { durableWrite } from '../storage/durable-write.ts'

export interface Kept {
  data: unknown
  /** When the server said it, by this device's clock. */
  fetchedAt: number
}

interface Said {
  /** What was asked. */
  key: string
  data: unknown
}

interface Entry extends Pick<Kept, 'fetchedAt'> {
  /** The shapes of the version that wrote it: another version does not read it. */
  shapes: string
  /** On a phone that several share, as it is sealed. */
  said: Said | Bytes
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

/** What lies there for one person, since it was looked for. */
let recalled: { person: string; answers: Map<string, Kept>; done: Promise<void> } | null = null
onSessionOver(() => (recalled = null))

/** Reads all that lies there for this person, once; from then on it is known at once. Never rejects. */
export function recallAnswers(person: string): Promise<void> {
  if (recalled?.person !== person) {
    const answers = new Map<string, Kept>()
    recalled = { person, answers, done: fill(answers, person).catch(() => undefined) }
  }
  return recalled.done
}

async function fill(answers: Map<string, Kept>, person: string): Promise<void> {
  for (const [key, kept] of await listAnswers(person)) answers.set(key, kept)
}

export function peekAnswer(person: string, key: string): Kept | undefined {
  return recalled?.person === person ? recalled.answers.get(key) : undefined
}

/** All that lies there for this person, by what was asked; not from a version with other shapes, nor after a month. */
async function listAnswers(person: string): Promise<Map<string, Kept>> {
  const keyring = await keyringFor(person)
  const owner = keyring?.owner ?? person
  const entries = await (await open()).getAll('answers', IDBKeyRange.bound([owner], [owner, []]))
  const found = await Promise.all(
    entries.filter(isGood).map(async ({ said, fetchedAt }) => {
      const plain = isOpen(said) ? said : await unsealed(said, keyring)
      return plain ? [[plain.key, { data: plain.data, fetchedAt }] as const] : []
    }),
  )
  return new Map(found.flat())
}

/** null: it was sealed for somebody else. */
async function unsealed(said: Bytes, keyring: Keyring | null): Promise<Said | null> {
  return keyring && ((await keyring.unseal(said).catch(() => null)) as Said | null)
}

/** Rejects when the device is full. `mayStill`: the session may end while the database is being opened. */
export async function persistAnswer(
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
  if (before?.text === text && kept.fetchedAt - before.fetchedAt < sameForMs) return
  const keyring = await keyringFor(person)
  const place = await placeOf(keyring, person, key)
  const plain: Said = { key, data: kept.data }
  const said = keyring ? await keyring.seal(plain) : plain
  if (!mayStill() || keptName() !== name) return
  await durableWrite(database.put('answers', { said, fetchedAt: kept.fetchedAt, shapes }, place))
  written.set(key, { ...kept, text })
  if (recalled?.person === person) recalled.answers.set(key, kept)
}

/** When the phone becomes one of several people: what lies open is put where their keyring is. */
export async function sealKept(person: string): Promise<void> {
  const before = await openDB<Schema>(openName, 1, {
    upgrade: (database) => void database.createObjectStore('answers'),
  })
  const keys = await before.getAllKeys('answers')
  for (const key of keys) {
    const entry = await before.get('answers', key)
    if (!entry || !isGood(entry) || !isOpen(entry.said) || key[0] !== person) continue
    await persistAnswer(person, key[1], { data: entry.said.data, fetchedAt: entry.fetchedAt }, () => true)
  }
  await before.clear('answers')
  before.close()
  // A sleeping tab may hold on to it; it is empty.
  void deleteDB(openName)
}

/** A key says whose it is and what was asked: so it gets a name that says nothing. */
async function placeOf(keyring: Keyring | null, person: string, key: string): Promise<[string, string]> {
  return keyring ? [keyring.owner, await keyring.tag(key)] : [person, key]
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

function isOpen(said: Said | Bytes): said is Said {
  return 'key' in said
}

function isGood(entry: Entry): boolean {
  // Older versions laid it down in another way.
  return 'said' in entry && entry.shapes === shapes && Date.now() - entry.fetchedAt < keptForMs
}
