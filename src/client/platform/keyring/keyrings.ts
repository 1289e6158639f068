import { sealValue, blindIndexOf, unsealValue, type Bytes, type Keys } from './encryption.ts'
import { deviceKeys, findActive, ownerOf } from './profile-store.ts'

/** Where what belongs to one person is sealed on a shared phone. */
export interface Keyring {
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
export async function findKeyring(person: string): Promise<Keyring> {
  const active = await findActive()
  if (active?.person === person) return keyringOf(active.place, active)
  return keyringOf(await ownerOf(person), await deviceKeys())
}

/** Whoever it was sealed for. It opens nothing of people who are not at the phone. */
export async function findKeyringBy(owner: string): Promise<Keyring> {
  const active = await findActive()
  return keyringOf(owner, active?.place === owner ? active : await deviceKeys())
}

function keyringOf(owner: string, keys: Keys): Keyring {
  return {
    owner,
    tag: (said) => blindIndexOf(keys.tag, said),
    seal: (value) => sealValue(keys.seal, value),
    unseal: (sealed) => unsealValue(keys.seal, sealed),
  }
}
