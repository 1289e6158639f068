import { openSecret, sealSecret } from '../../../shared/family/family.contract.ts'
import { call } from '../api.ts'
import { fromText, randomBytes, seal, sealKeyFrom, toText, unseal, type Bytes } from './sealing.ts'
import type { Member } from './shelf.ts'

/** The second way to the data key, for a forgotten PIN: the phone keeps it, the server alone can read it. */
export async function makeSpare(dataKey: Bytes): Promise<Member['spare']> {
  const secret = randomBytes(32)
  const { sealed } = await call(sealSecret, { body: { secret: toText(secret) } })
  return { sealed, wrapped: await seal(await sealKeyFrom(secret), dataKey) }
}

/** Only in the first minutes after a sign-in with the password; rejects with what the server said. */
export async function openSpare({ spare }: Member, token?: string): Promise<Bytes> {
  const { secret } = await call(openSecret, { body: { sealed: spare.sealed }, ...(token && { token }) })
  return unseal(await sealKeyFrom(fromText(secret)), spare.wrapped)
}
