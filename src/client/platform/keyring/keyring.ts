import { familyMark } from '../storage/profile-mark.ts'
import type { Keyring } from './keyrings.ts'

export type { Keyring } from './keyrings.ts'

/** Where this person's things are sealed; null where the phone has one user, and nothing is. */
export async function keyringFor(person: string): Promise<Keyring | null> {
  if (!familyMark()) return null
  const { findKeyring } = await import('./keyrings.ts')
  return findKeyring(person)
}
