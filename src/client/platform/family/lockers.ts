import { sealValue, tagOf, unsealValue, type Bytes, type Keys } from './sealing.ts'
import { deviceKeys, findActive, ownerOf } from './shelf.ts'

/** Where what belongs to one person is sealed on a shared phone. */
export interface Locker {
  /** Stands where on other phones the id of the person stands. */
  owner: string
  tag: (said: string) => Promise<string>
  seal: (value: unknown) => Promise<Bytes>
  unseal: (sealed: Bytes) => Promise<unknown>
}

/**
 * Behind the data key of whoever is at the phone. Of somebody who has no PIN here, or not yet, behind the phone's own
 * key: nobody reads it by looking, but whoever knows how to ask this browser can.
 */
export async function findLocker(person: string): Promise<Locker> {
  const active = await findActive()
  if (active?.person === person) return lockerOf(active.place, active)
  return lockerOf(await ownerOf(person), await deviceKeys())
}

/** Whoever it was sealed for. It opens nothing of people who are not at the phone. */
export async function findLockerBy(owner: string): Promise<Locker> {
  const active = await findActive()
  return lockerOf(owner, active?.place === owner ? active : await deviceKeys())
}

function lockerOf(owner: string, keys: Keys): Locker {
  return {
    owner,
    tag: (said) => tagOf(keys.tag, said),
    seal: (value) => sealValue(keys.seal, value),
    unseal: (sealed) => unsealValue(keys.seal, sealed),
  }
}
