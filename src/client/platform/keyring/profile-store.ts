import type { DBSchema } from 'idb'
import type { Language } from '../i18n/language.ts'
import { durableWrite } from '../storage/durable-write.ts'
import { openDatabase } from '../storage/open-database.ts'
import { randomBytes, blindIndexOf, type Bytes, type Keys } from './encryption.ts'
import { currentMember } from './stored-member.ts'

/** One of those who share this phone, as they lie on it: nothing of this can be read as it is. */
export interface Member {
  /** Chosen by chance; says nothing of the person. */
  place: string
  /** The name the phone's own key gives the id: so they are found again at a sign-in. */
  owner: string
  /** A `Card`, sealed by the phone's own key: it has to be read before anybody says who they are. */
  card: Bytes
  /** The data key behind the PIN; gone for good after too many wrong tries. */
  lock: Lock | null
  /** Wrong so far, and the one under way. */
  tries: number
  /** The data key behind a secret that only the server can read, and only together with this phone. */
  recoveryKey: { sealed: string; wrapped: Bytes }
  /** A `Stash`, sealed by the data key. */
  snapshot: Bytes | null
  /** Logged out; only what they had not sent lies here still. */
  isGone: boolean
  /** Wants no PIN: with their leaving everything goes, but what they had not sent. */
  isOnce?: boolean
}

export interface Lock {
  salt: Bytes
  /** Sealed by the PIN, and that by the phone's own key: taken elsewhere, it is of no use. */
  wrapped: Bytes
}

export interface ProfileHeader {
  name: string
  /** When their session ends, in milliseconds; 0: it is over. */
  endsMs: number
}

/** All that is one person's in the browser's small storages. */
export interface ProfileSnapshot {
  stored: Record<string, string>
  cut: string | null
  language: Language
}

/** Whoever is at the phone: so they are asked for the PIN once, and not at each visit. */
export interface Active extends Keys {
  place: string
  person: string
}

interface Schema extends DBSchema {
  device: { key: 'keys'; value: Keys }
  members: { key: string; value: Member; indexes: { owner: string } }
  active: { key: 'now'; value: Active }
}

/** On the disk before the promise resolves: a counted try must have been counted. */
const safely = { durability: 'strict' } as const

const open = openDatabase<Schema>('nabz-family', 2, async (database, version, _, tx) => {
  if (version === 1) {
    for await (const cursor of tx.objectStore('members')) await cursor.update(currentMember(cursor.value))
    return
  }
  database.createObjectStore('device')
  database.createObjectStore('members', { keyPath: 'place' }).createIndex('owner', 'owner')
  database.createObjectStore('active')
})

/** The phone's own keys, made with the first need. */
export async function deviceKeys(): Promise<Keys> {
  const database = await open()
  const known = await database.get('device', 'keys')
  if (known) return known
  const [seal, tag] = await Promise.all([
    crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
  ])
  const tx = database.transaction('device', 'readwrite', safely)
  // Another tab may have been first.
  const keys = (await tx.store.get('keys')) ?? { seal, tag }
  await durableWrite(Promise.all([tx.store.put(keys, 'keys'), tx.done]))
  return keys
}

export function newProfileId(): string {
  return `-${Array.from(randomBytes(8), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

export async function ownerOf(person: string): Promise<string> {
  return blindIndexOf((await deviceKeys()).tag, person)
}

export async function listMembers(): Promise<Member[]> {
  return (await open()).getAll('members')
}

export async function findMember(place: string): Promise<Member | undefined> {
  return (await open()).get('members', place)
}

export async function findMemberOf(person: string): Promise<Member | undefined> {
  const owner = await ownerOf(person)
  return (await open()).getFromIndex('members', 'owner', owner)
}

export async function findActive(): Promise<Active | undefined> {
  return (await open()).get('active', 'now')
}

/** Changes one member, reading and writing in one go; null takes them off the phone. */
export async function changeMember(
  place: string,
  change: (member: Member) => Member | null,
): Promise<Member | null> {
  const tx = (await open()).transaction('members', 'readwrite', safely)
  const member = await tx.store.get(place)
  const changed = member ? change(member) : null
  await durableWrite(Promise.all([changed ? tx.store.put(changed) : tx.store.delete(place), tx.done]))
  return changed
}

/** Who is at the phone, together with what changes for that member: both or neither. */
export async function settleActive(active: Active | null, member: Member | string | null): Promise<void> {
  const tx = (await open()).transaction(['members', 'active'], 'readwrite', safely)
  const [members, now] = [tx.objectStore('members'), tx.objectStore('active')]
  if (typeof member === 'string') void members.delete(member)
  else if (member) void members.put(member)
  if (active) void now.put(active, 'now')
  else void now.delete('now')
  await durableWrite(tx.done)
}

/** Nobody shares this phone any more. */
export async function removeAll(): Promise<void> {
  const tx = (await open()).transaction(['device', 'members', 'active'], 'readwrite', safely)
  await Promise.all([
    tx.objectStore('device').clear(),
    tx.objectStore('members').clear(),
    tx.objectStore('active').clear(),
    tx.done,
  ])
}
