import { openSecret, sealSecret } from '../../../shared/family/family.endpoints.ts'
import { call } from '../api/api.ts'
import {
  fromText,
  randomBytes,
  seal,
  sealKeyFrom,
  toText,
  unseal,
  type Bytes,
} from '../keyring/encryption.ts'
import type { Member } from '../keyring/profile-store.ts'

/** The data key for a forgotten PIN: stored on the phone, encrypted with a secret that only the server can open. */
export async function makeRecoveryKey(dataKey: Bytes): Promise<Member['recoveryKey']> {
  const secret = randomBytes(32)
  const { sealed } = await call(sealSecret, { body: { secret: toText(secret) } })
  return { sealed, wrapped: await seal(await sealKeyFrom(secret), dataKey) }
}

/** Works only in the first minutes after a sign-in with the password; rejects with the server's error. */
export async function openRecoveryKey({ recoveryKey }: Member, token?: string): Promise<Bytes> {
  const { secret } = await call(openSecret, { body: { sealed: recoveryKey.sealed }, ...(token && { token }) })
  return unseal(await sealKeyFrom(fromText(secret)), recoveryKey.wrapped)
}
