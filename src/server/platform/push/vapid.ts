import { createECDH } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'

/** Our identity for the push services (RFC 8292): a key pair that all server instances share. */
export interface Vapid {
  /** What a browser binds its subscription to: base64url of the uncompressed point. */
  publicKey: string
  /** The Authorization header for one service; signed once for many messages. */
  authorize(service: URL, now: Date): Promise<string>
}

const validForMs = 12 * 3_600_000
/** Reused for this long; the remaining validity covers any clock error of a push service. */
const usedForMs = validForMs / 2
/** Endpoints are client-supplied; cap the cache against abuse. */
const maxKept = 100

/** `secret`: the private key from open-push-key.ts. `contact` is where a service may send complaints. */
export async function openVapid(secret: Buffer, contact: URL | null): Promise<Vapid> {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secret)
  const point = pair.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: secret.toString('base64url'),
  }
  const key = await importJWK(jwk, 'ES256')
  const publicKey = point.toString('base64url')
  const subject = contact?.protocol === 'https:' ? contact.origin : 'https://localhost'
  const kept = new Map<string, { madeAt: number; header: Promise<string> }>()

  async function sign(origin: string, at: number): Promise<string> {
    const token = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .setAudience(origin)
      .setExpirationTime(new Date(at + validForMs))
      .setSubject(subject)
      .sign(key)
    return `vapid t=${token}, k=${publicKey}`
  }

  return {
    publicKey,
    authorize({ origin }, moment) {
      const at = moment.getTime()
      const known = kept.get(origin)
      // Not a header from the future either, when the clock was set back.
      if (known && known.madeAt <= at && at < known.madeAt + usedForMs) return known.header
      const header = sign(origin, at)
      if (kept.size >= maxKept) kept.clear()
      kept.set(origin, { madeAt: at, header })
      return header
    },
  }
}
