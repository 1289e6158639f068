import type { DBSchema } from 'idb'
import type { Language } from '../i18n/language.ts'
import { durableWrite } from '../storage/durable-write.ts'
import { openDatabase } from '../storage/open-database.ts'
import { randomBytes, blindIndexOf, type Bytes, type Keys } from './encryption.ts'
import { currentMember } from './stored-member.ts'

/** A user of a shared phone, as stored: all personal data is encrypted. */
export interface Member {
  /** Random id of the profile. */
  place: string
  /** HMAC of the person's id under the device key, to find the profile at a sign-in. */
  owner: string
  /** A `ProfileHeader` encrypted with the device key, readable before anybody signs in. */
  card: Bytes
  /** The data key encrypted with the PIN; deleted for good after too many wrong attempts. */
  lock: Lock | null
  /** PIN attempts since the last success, counting the one in progress. */
  tries: number
  /** The data key encrypted with a secret that only the server can open: needs both the server and this phone. */
  recoveryKey: { sealed: string; wrapped: Bytes }
  /** A `ProfileSnapshot` encrypted with the data key. */
  snapshot: Bytes | null
  /** Signed out; only unsent writes are left. */
  isGone: boolean
  /** Chose no PIN: locking deletes everything except unsent writes. */
  isOnce?: boolean
}

export interface Lock {
  salt: Bytes
  /** Encrypted with the PIN and then with the device key, so useless on another device. */
  wrapped: Bytes
}

export interface ProfileHeader {
  name: string
  /** When the session ends, in ms; 0 when it has ended. */
  endsMs: number
}

/** One person's web storage. */
export interface ProfileSnapshot {
  stored: Record<string, string>
  cut: string | null
  language: Language
}

/** The unlocked profile, stored so that the PIN is not asked for on each visit. */
export interface Active extends Keys {
  place: string
  person: string
}

interface Schema extends DBSchema {
  device: { key: 'keys'; value: Keys }
  members: { key: string; value: Member; indexes: { owner: string } }
  active: { key: 'now'; value: Active }
}

/** Flushed to disk before the promise resolves: a counted PIN attempt must not be lost. */
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

/** The device keys, created on first use. */
export async function deviceKeys(): Promise<Keys> {
  const database = await open()
  const known = await database.get('device', 'keys')
  if (known) return known
  const [seal, tag] = await Promise.all([
    crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
  ])
  const tx = database.transaction('device', 'readwrite', safely)
  // Another tab may have created them meanwhile.
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

/** Changes one member in one transaction; null deletes the member. */
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

/** Sets the active profile and changes a member in one transaction. */
export async function settleActive(active: Active | null, member: Member | string | null): Promise<void> {
  const tx = (await open()).transaction(['members', 'active'], 'readwrite', safely)
  const [members, now] = [tx.objectStore('members'), tx.objectStore('active')]
  if (typeof member === 'string') void members.delete(member)
  else if (member) void members.put(member)
  if (active) void now.put(active, 'now')
  else void now.delete('now')
  await durableWrite(tx.done)
}

/** Deletes everything: the phone is no longer shared. */
export async function removeAll(): Promise<void> {
  const tx = (await open()).transaction(['device', 'members', 'active'], 'readwrite', safely)
  await Promise.all([
    tx.objectStore('device').clear(),
    tx.objectStore('members').clear(),
    tx.objectStore('active').clear(),
    tx.done,
  ])
}
