import { familyMark } from '../storage/profile-mark.ts'
import { keyringFor } from '../keyring/keyring.ts'
import type { Bytes } from '../keyring/encryption.ts'
import type { QueuedMutation } from './queued-mutation.ts'
import { currentEntry } from './stored-entry.ts'

/** A database row: plain, or encrypted on a shared phone. */
export type Row = QueuedMutation | SealedRow

interface SealedRow extends Pick<QueuedMutation, 'seq' | 'key'> {
  /** The keyring's owner tag, not the person's id. */
  person: string
  sealed: Bytes
}

/** A row that has no sequence number yet. */
export type Unplaced<R> = R extends Row ? Omit<R, 'seq'> & { seq?: number } : never

export async function toRow(entry: Unplaced<QueuedMutation>): Promise<Unplaced<Row>> {
  const keyring = await keyringFor(entry.person)
  if (!keyring) return entry
  const { seq, key } = entry
  return { ...(seq !== undefined && { seq }), key, person: keyring.owner, sealed: await keyring.seal(entry) }
}

/** Undefined when it belongs to somebody who is not signed in. */
export async function fromRow(row: Row | undefined): Promise<QueuedMutation | undefined> {
  if (!row) return undefined
  if (!('sealed' in row)) return currentEntry(row)
  const { findKeyringBy } = await import('../keyring/keyrings.ts')
  const keyring = await findKeyringBy(row.person)
  const entry = await keyring.unseal(row.sealed).catch(() => undefined)
  return entry === undefined ? undefined : { ...currentEntry(entry as object), seq: row.seq }
}

/** The value of the `person` index for this person. */
export async function ownerIn(person: string): Promise<string> {
  return familyMark() ? ((await keyringFor(person))?.owner ?? person) : person
}
