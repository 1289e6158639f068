import { isLeftAlone, readLock, type LockMinutes } from '../../../shared/family/family.lock.ts'
import { readStored, store } from '../storage/storage.ts'
import { familyMark } from '../storage/profile-mark.ts'

/** Time of the last input in any tab; survives a killed tab. */
const touchedKey = 'nabz.touched'
/** A setting of the profile: part of its snapshot. */
const lockKey = 'nabz.lockAfter'
/** Write at most this often. */
const sparseMs = 5_000

export function recordActivity(): void {
  const now = Date.now()
  if (!(Math.abs(now - (readTouched() ?? 0)) < sparseMs)) store(touchedKey, String(now))
}

/** Whether a profile is unlocked and nobody has used the phone for longer than its lock time. */
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
