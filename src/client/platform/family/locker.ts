import { familyMark } from './family-mark.ts'
import type { Locker } from './lockers.ts'

export type { Locker } from './lockers.ts'

/** Where this person's things are sealed; null where the phone has one user, and nothing is. */
export async function lockerFor(person: string): Promise<Locker | null> {
  if (!familyMark()) return null
  const { findLocker } = await import('./lockers.ts')
  return findLocker(person)
}
