import { familyMark } from './profile-mark.ts'
import { readStored, store } from './storage.ts'

/** The database of what this person read; on a phone that several share, each has their own. */
export function keptName(): string {
  return `nabz-kept${familyMark()}`
}
/** Whose it is. Nothing lies there without this mark. */
const ownerKey = 'nabz.keptFor'

export function keptFor(): string | null {
  return readStored(ownerKey)
}

/** Says whose it is, before the first answer is put there. */
export function markKept(person: string): void {
  store(ownerKey, person)
}

/** Removes all of it. Part of the sign-in pages, because a session may end before anything else is there. */
export function clearPersisted(): void {
  const owner = keptFor()
  try {
    // The mark goes last: cut short, this is done again at the next start.
    indexedDB.deleteDatabase(keptName()).onsuccess = () => {
      if (keptFor() === owner) store(ownerKey, null)
    }
  } catch {
    // No database to speak of: nothing was kept.
  }
}
