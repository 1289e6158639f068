import { isLeftAlone, readLock, type LockMinutes } from '../../../shared/family/family.lock.ts'
import { readStored, store } from '../storage/storage.ts'
import { familyMark } from '../storage/profile-mark.ts'

/** Of the phone, for all its tabs, and still there when they are killed. */
const touchedKey = 'nabz.touched'
/** A person's own: it is sealed and laid out with everything that is theirs. */
const lockKey = 'nabz.lockAfter'
/** Not every key on a keyboard is worth a write. */
const sparseMs = 5_000

export function recordActivity(): void {
  const now = Date.now()
  if (!(Math.abs(now - (readTouched() ?? 0)) < sparseMs)) store(touchedKey, String(now))
}

/** Somebody's things lie open, and nobody has touched the phone for longer than they chose. */
export function isIdle(): boolean {
  if (familyMark() === '' || readStored('token') === null) return false
  return isLeftAlone(readTouched(), Date.now(), lockMinutes())
}

export function lockMinutes(): LockMinutes {
  return readLock(readStored(lockKey))
}

export function setLockMinutes(minutes: LockMinutes): void {
  store(lockKey, String(minutes))
}

function readTouched(): number | null {
  const stored = readStored(touchedKey)
  return stored === null ? null : Number(stored)
}
