import { createECDH } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'

/** Who we are to the push services (RFC 8292): a key pair that all copies of the server share. */
export interface Vapid {
  /** What a browser ties its subscription to: base64url of the uncompressed point. */
  publicKey: string
  /** The Authorization header for one service; signed once for many messages. */
  authorize(service: URL, now: Date): Promise<string>
}

const validForMs = 12 * 3_600_000
/** Used again so long: what is left is more than any clock of a service is wrong by. */
const usedForMs = validForMs / 2
/** Browsers hand in where they are reached: more services than there are means somebody plays. */
const maxKept = 100

/** `secret`: the private key, of open-push-key.ts. `contact` is where a service may complain. */
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
      // Not one of tomorrow either, when the clock was set back.
      if (known && known.madeAt <= at && at < known.madeAt + usedForMs) return known.header
      const header = sign(origin, at)
      if (kept.size >= maxKept) kept.clear()
      kept.set(origin, { madeAt: at, header })
      return header
    },
  }
}
