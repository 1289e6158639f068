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
  /** The claims, or null when the token is forged, malformed or expired. */
  verify(token: string, now: Date): Promise<Claims | null>
}

/** `longestMs`: the maximum length of a session; a retired key stays valid for that long. */
export async function openTokens(keys: readonly TokenKey[], longestMs: number): Promise<Tokens> {
  const opened = await Promise.all(keys.map(async (key) => ({ ...key, key: await importKey(key.secret) })))
  const [current] = opened
  const oldest = opened.at(-1)
  if (!current || !oldest) throw new Error('There is no key for tokens.')

  function keyFor({ kid }: Pick<JWTHeaderParameters, 'kid'>, now: Date): CryptoKey {
    // Tokens had no key id while there was only one key.
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

/** Imported once: given raw bytes, jose would import the key on every request, at twice the cost. */
function importKey(secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}

/** Canonical base64url only, without padding or spare bits, so that each token has exactly one text form. */
function isCanonical(token: string): boolean {
  return token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
}
