import { maxTries } from '../../../shared/family/family.pin.ts'
import { randomBytes, seal, sealKeyOfPin, unseal, type Bytes } from '../keyring/encryption.ts'
import { changeMember, deviceKeys, type Lock, type Member } from '../keyring/profile-store.ts'

export async function makeLock(pin: string, dataKey: Bytes): Promise<Lock> {
  const salt = randomBytes(16)
  const byPin = await seal(await sealKeyOfPin(pin, salt), dataKey)
  return { salt, wrapped: await seal((await deviceKeys()).seal, byPin) }
}

export type Tried = { dataKey: Bytes; member: Member } | { left: number }

/**
 * Tries to decrypt the data key with the PIN. The attempt is stored before it is checked, so that killing the tab gives
 * no free attempt; the last wrong one deletes the lock. `left`: remaining attempts.
 */
export async function tryPin(place: string, pin: string): Promise<Tried> {
  const member = await changeMember(place, (known) =>
    known.tries < maxTries && known.lock ? { ...known, tries: known.tries + 1 } : { ...known, lock: null },
  )
  if (!member?.lock) return { left: 0 }
  const dataKey = await openLock(member.lock, pin).catch(() => null)
  if (dataKey) {
    const { lock } = member
    const freed = await changeMember(place, (known) => ({ ...known, lock, tries: 0 }))
    return freed ? { dataKey, member: freed } : { left: 0 }
  }
  if (member.tries >= maxTries) await changeMember(place, (known) => ({ ...known, lock: null }))
  return { left: maxTries - member.tries }
}

async function openLock({ salt, wrapped }: Lock, pin: string): Promise<Bytes> {
  const byPin = await unseal((await deviceKeys()).seal, wrapped)
  return unseal(await sealKeyOfPin(pin, salt), byPin)
}
