import { familyMark } from './profile-mark.ts'
import { readStored, store } from './storage.ts'

/** The database of stored answers; on a shared phone each user has their own. */
export function keptName(): string {
  return `nabz-kept${familyMark()}`
}
/** Whose answers are stored. Without this mark there are none. */
const ownerKey = 'nabz.keptFor'

export function keptFor(): string | null {
  return readStored(ownerKey)
}

/** Marks the owner; call it before storing the first answer. */
export function markKept(person: string): void {
  store(ownerKey, person)
}

/**
 * Deletes all stored answers. Bundled with the sign-in pages, because a session may end before other code has loaded.
 */
export function clearPersisted(): void {
  const owner = keptFor()
  try {
    // The mark is removed last: if interrupted, the deletion is repeated at the next start.
    indexedDB.deleteDatabase(keptName()).onsuccess = () => {
      if (keptFor() === owner) store(ownerKey, null)
    }
  } catch {
    // No IndexedDB: nothing was stored.
  }
}
