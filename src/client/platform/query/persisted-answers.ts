import {
  experimental_createQueryPersister as createQueryPersister,
  type AsyncStorage,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core'
import type { Query, QueryClient } from '@tanstack/react-query'
import { deleteDB, type DBSchema, type IDBPDatabase } from 'idb'
import { keyringFor, type Keyring } from '../keyring/keyring.ts'
import type { Bytes } from '../keyring/encryption.ts'
import { durableWrite } from '../storage/durable-write.ts'
import { keptName } from '../storage/clear-persisted.ts'
import { openDatabase } from '../storage/open-database.ts'
import { shapes } from './shapes.ts'

// The only file that stores answers on the device. On a shared phone they are encrypted and decrypted here and nowhere
// else.

interface Schema extends DBSchema {
  /** Encrypted bytes on a shared phone. */
  answers: { key: [owner: string, key: string]; value: PersistedQuery | Bytes }
}
type Database = IDBPDatabase<Schema>

/** The database on a phone with one user. */
const openName = 'nabz-kept'
const prefix = 'answer'
/** Older answers mislead more than they help. */
const maxAge = 30 * 24 * 60 * 60_000
/** An unchanged answer is not rewritten within this time: lists are polled twice a minute. */
const sameForMs = 5 * 60_000

let opened: { name: string; open: () => Promise<Database> } | null = null
/** What was written last, to avoid needless writes. */
const written = new WeakMap<Query, { data: unknown; dataUpdatedAt: number }>()

/** Restores all of this person's answers into the cache; removes those that are too old or of another version. */
export function restoreAnswers(client: QueryClient, person: string): Promise<void> {
  const isMissing = ({ queryKey }: PersistedQuery) => client.getQueryData(queryKey) === undefined
  return persisterOn(storageOf(person, () => true, isMissing)).restoreQueries(client)
}

/** Rejects when the device is full. `mayStill`: the session may end while the database is being opened. */
export async function persistAnswer(query: Query, person: string, mayStill: () => boolean): Promise<void> {
  const { data, dataUpdatedAt } = query.state
  const before = written.get(query)
  if (before?.data === data && dataUpdatedAt - (before?.dataUpdatedAt ?? 0) < sameForMs) return
  await persisterOn(storageOf(person, mayStill)).persistQuery(query)
  written.set(query, { data, dataUpdatedAt })
}

/** Deletes this person's answers with these keys. */
export async function removeAnswers(
  person: string,
  isWanted: (query: PersistedQuery) => boolean,
): Promise<void> {
  const storage = storageOf(person, () => true, isWanted)
  for (const [key] of await storage.entries()) await storage.removeItem(key)
}

/** Moves the plain answers into the encrypted store when the phone becomes a shared one. */
export async function sealKept(person: string): Promise<void> {
  const before = await openerOf(openName)()
  const storage = storageOf(person, () => true)
  for (const value of await before.getAll('answers', rangeOf(person))) {
    if (!isSealed(value)) await storage.setItem(`${prefix}-${value.queryHash}`, value)
  }
  await durableWrite(before.clear('answers'))
  before.close()
  // A frozen tab may block the deletion; the database is empty by then.
  void deleteDB(openName)
}

function persisterOn(storage: AsyncStorage<PersistedQuery>) {
  const asItIs = (query: PersistedQuery) => query
  return createQueryPersister({
    storage,
    buster: shapes,
    maxAge,
    prefix,
    serialize: asItIs,
    deserialize: asItIs,
  })
}

function storageOf(
  person: string,
  mayWrite: () => boolean,
  isWanted: (query: PersistedQuery) => boolean = () => true,
): AsyncStorage<PersistedQuery> & Required<Pick<AsyncStorage<PersistedQuery>, 'entries'>> {
  return {
    async getItem(key) {
      const keyring = await keyringFor(person)
      const value = await (await open()).get('answers', await placeOf(keyring, person, key))
      return value && plainOf(value, keyring)
    },
    async setItem(key, query) {
      const name = keptName()
      const database = await open()
      const keyring = await keyringFor(person)
      const place = await placeOf(keyring, person, key)
      const value = keyring ? await keyring.seal(query) : query
      if (mayWrite() && keptName() === name) await durableWrite(database.put('answers', value, place))
    },
    async removeItem(key) {
      const place = await placeOf(await keyringFor(person), person, key)
      await durableWrite((await open()).delete('answers', place))
    },
    async entries() {
      const keyring = await keyringFor(person)
      const values = await (await open()).getAll('answers', rangeOf(keyring?.owner ?? person))
      const found = await Promise.all(values.map((value) => plainOf(value, keyring)))
      const wanted = found.filter((query): query is PersistedQuery => query !== null && isWanted(query))
      return wanted.map((query) => [`${prefix}-${query.queryHash}`, asKept(query)])
    },
  }
}

function asKept(query: PersistedQuery): PersistedQuery {
  return { ...query, state: { ...query.state, data: { ...(query.state.data as object), isKept: true } } }
}

/** Null when it is encrypted for somebody else. */
async function plainOf(
  value: PersistedQuery | Bytes,
  keyring: Keyring | null,
): Promise<PersistedQuery | null> {
  if (!isSealed(value)) return value
  return keyring && ((await keyring.unseal(value).catch(() => null)) as PersistedQuery | null)
}

/** The query key holds the person and the parameters: on a shared phone it is replaced by a keyed hash. */
async function placeOf(keyring: Keyring | null, person: string, key: string): Promise<[string, string]> {
  return keyring ? [keyring.owner, await keyring.tag(key)] : [person, key]
}

function rangeOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []])
}

function isSealed(value: PersistedQuery | Bytes): value is Bytes {
  return !('queryHash' in value)
}

function open(): Promise<Database> {
  const name = keptName()
  // Another user is signed in: another database.
  if (opened?.name !== name) opened = { name, open: openerOf(name) }
  return opened.open()
}

function openerOf(name: string): () => Promise<Database> {
  return openDatabase<Schema>(name, 2, (database) => {
    // Version 1 used another format.
    if (database.objectStoreNames.contains('answers')) database.deleteObjectStore('answers')
    database.createObjectStore('answers')
  })
}
