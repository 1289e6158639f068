import { jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import { roles } from '../../../shared/kit/endpoint.ts'
import { id } from '../../../shared/kit/schemas.ts'

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

export async function openTokens(secret: Uint8Array<ArrayBuffer>): Promise<Tokens> {
  // Imported once: with raw bytes jose would import them for every request, at twice the price.
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
  return {
    sign: ({ sub, jti, exp, ...rest }, now) =>
      new SignJWT(rest)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(sub)
        .setJti(jti)
        .setIssuedAt(now)
        .setExpirationTime(exp)
        .sign(key),
    async verify(token, now) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now })
        const parsed = v.safeParse(claims, payload)
        return parsed.success ? parsed.output : null
      } catch {
        return null
      }
    },
  }
}
