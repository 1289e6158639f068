import { familyMark } from '../storage/profile-mark.ts'
import type { Keyring } from './keyrings.ts'

export type { Keyring } from './keyrings.ts'

/** This person's keyring; null on a phone with one user, where nothing is encrypted. */
export async function keyringFor(person: string): Promise<Keyring | null> {
  if (!familyMark()) return null
  const { findKeyring } = await import('./keyrings.ts')
  return findKeyring(person)
}
