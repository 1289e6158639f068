import { seal, sealValue, blindIndexOf, unseal, unsealValue, type Bytes, type Keys } from './encryption.ts'
import { deviceKeys, findActive, ownerOf } from './profile-store.ts'

/** Encrypts one person's data on a shared phone. */
export interface Keyring {
  /** Stored in place of the person's id. */
  owner: string
  tag: (said: string) => Promise<string>
  seal: (value: unknown) => Promise<Bytes>
  unseal: (sealed: Bytes) => Promise<unknown>
  sealBytes: (open: Bytes) => Promise<Bytes>
  unsealBytes: (sealed: Bytes) => Promise<Bytes>
}

/**
 * The data key of the signed-in profile. For a person without a PIN here it is the device key, which hides the data
 * from a casual look but not from somebody who can run code in this browser.
 */
export async function findKeyring(person: string): Promise<Keyring> {
  const active = await findActive()
  if (active?.person === person) return keyringOf(active.place, active)
  return keyringOf(await ownerOf(person), await deviceKeys())
}

/** The keyring for a stored owner tag. It decrypts nothing of profiles that are locked. */
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
    sealBytes: (open) => seal(keys.seal, open),
    unsealBytes: (sealed) => unseal(keys.seal, sealed),
  }
}
