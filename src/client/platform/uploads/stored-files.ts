import { keyringFor } from '../keyring/keyring.ts'
import type { Bytes } from '../keyring/encryption.ts'

/** The file of a queued upload: in a store of its own, so that a look at the queue does not read it. */
export interface FileRow {
  /** Of the upload's entry. */
  key: string
  /** The keyring's owner tag where it is sealed, as in the rows of the entries. */
  person: string
  isSealed: boolean
  content: Bytes
}

/** Encrypted on a shared phone, like the entry itself. */
export async function toFileRow(person: string, key: string, content: Bytes): Promise<FileRow> {
  const keyring = await keyringFor(person)
  if (!keyring) return plainFileRow(person, key, content)
  return { key, person: keyring.owner, isSealed: true, content: await keyring.sealBytes(content) }
}

export function plainFileRow(person: string, key: string, content: Bytes): FileRow {
  return { key, person, isSealed: false, content }
}

/** Undefined when there is none, or it belongs to somebody who is not signed in. */
export async function fromFileRow(row: FileRow | undefined): Promise<Bytes | undefined> {
  if (!row?.isSealed) return row?.content
  const { findKeyringBy } = await import('../keyring/keyrings.ts')
  const keyring = await findKeyringBy(row.person)
  return keyring.unsealBytes(row.content).catch(() => undefined)
}
