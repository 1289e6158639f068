import { jwtVerify, SignJWT, type CryptoKey, type JWTHeaderParameters } from 'jose'
import * as v from 'valibot'
import { roles } from '../../../shared/kit/endpoint.ts'
import { id } from '../../../shared/kit/schemas.ts'
import type { TokenKey } from './keys.ts'

const claims = v.object({
  sub: id,
  jti: id,
  exp: v.number(),
  username: v.string(),
  name: v.string(),
  role: v.picklist(roles),
})
export type Claims = v.InferOutput<typeof claims>

export interface Tokens {
  sign(claims: Claims, now: Date): Promise<string>
  /** The claims, or null when the token is forged, malformed or past its end. */
  verify(token: string, now: Date): Promise<Claims | null>
}

/** `longestMs`: how long a session lasts at most; a key that signs no more is good for as long after. */
export async function openTokens(keys: readonly TokenKey[], longestMs: number): Promise<Tokens> {
  const opened = await Promise.all(keys.map(async (key) => ({ ...key, key: await importKey(key.secret) })))
  const [current] = opened
  const oldest = opened.at(-1)
  if (!current || !oldest) throw new Error('There is no key for tokens.')

  function keyFor({ kid }: Pick<JWTHeaderParameters, 'kid'>, now: Date): CryptoKey {
    // Tokens named no key while there was one.
    const named = kid === undefined ? oldest : opened.find((one) => one.id === kid)
    const until = named?.retiredAt ? named.retiredAt.getTime() + longestMs : Infinity
    if (!named || now.getTime() > until)
      throw new Error('The key of this token is not known, or not any more.')
    return named.key
  }

  return {
    sign: ({ sub, jti, exp, ...rest }, now) =>
      new SignJWT(rest)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: current.id })
        .setSubject(sub)
        .setJti(jti)
        .setIssuedAt(now)
        .setExpirationTime(exp)
        .sign(current.key),
    async verify(token, now) {
      if (!isCanonical(token)) return null
      try {
        const options = { algorithms: ['HS256'], currentDate: now }
        const { payload } = await jwtVerify(
          token,
          (header: Pick<JWTHeaderParameters, 'kid'>) => keyFor(header, now),
          options,
        )
        const parsed = v.safeParse(claims, payload)
        return parsed.success ? parsed.output : null
      } catch {
        return null
      }
    },
  }
}

/** Once: with raw bytes jose would import them for every request, at twice the price. */
function importKey(secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}

/** One token is one text: base64url as it was written, without padding and without spare bits at the end. */
function isCanonical(token: string): boolean {
  return token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
}
