import { createECDH, hkdfSync, randomBytes } from 'node:crypto'
import * as v from 'valibot'

/**
 * A root secret that all other keys are derived from: 32 bytes as base64url. `secret` is null once dropped; only its
 * id is kept. `retiredAt` is null for the current root, which comes first.
 */
const root = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{12}$/)),
  secret: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  retiredAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
})
type Root = v.InferOutput<typeof root>

/** The private key for web push (RFC 8292), and the ids of the keys it replaced: subscriptions are bound to the key. */
const pushKey = v.object({
  secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  replaces: v.array(v.string()),
})
export type PushKey = v.InferOutput<typeof pushKey>

/** The key file, newest root first. The last is the oldest root: tokens without a key id were signed with it. */
export const keyRing = v.pipe(
  v.object({
    roots: v.pipe(v.array(root), v.minLength(1)),
    /** Absent until the first start of a version that stores it here. */
    push: v.optional(pushKey),
  }),
  v.check(({ roots }) => roots[0]?.secret !== null && roots[0]?.retiredAt === null),
  v.check(({ roots }) => roots.every(({ id, secret }) => secret === null || idOf(bytesOf(secret)) === id)),
)
export type KeyRing = v.InferOutput<typeof keyRing>

export function newRing(secret: Buffer, now: Date): KeyRing {
  return { roots: [rootOf(secret, now)] }
}

/** Adds a new root for signing and sealing. `dropOld` invalidates everything made with the earlier ones. */
export function rotate(ring: KeyRing, now: Date, { dropOld }: { dropOld: boolean }): KeyRing {
  const earlier = ring.roots.map((one) => ({
    ...one,
    secret: dropOld ? null : one.secret,
    retiredAt: one.retiredAt ?? now.toISOString(),
  }))
  return { ...ring, roots: [rootOf(randomBytes(32), now), ...earlier] }
}

/** Only on explicit request: with a new key, push services refuse every existing subscription. */
export function rotatePush(ring: KeyRing, now: Date): KeyRing {
  const earlier = ring.push ? [idOf(bytesOf(ring.push.secret)), ...ring.push.replaces] : []
  return { ...ring, push: { ...newPushKey(newPushSecret(), now), replaces: earlier } }
}

export function newPushKey(secret: Buffer, now: Date): PushKey {
  return { secret: secret.toString('base64url'), createdAt: now.toISOString(), replaces: [] }
}

/** 32 bytes: one key in 256 begins with a zero byte, which OpenSSL leaves out. */
export function newPushSecret(): Buffer {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const scalar = pair.getPrivateKey()
  return Buffer.concat([Buffer.alloc(32 - scalar.length), scalar])
}

export function currentId({ roots }: KeyRing): string {
  return roots[0]?.id ?? ''
}

function rootOf(secret: Buffer, now: Date): Root {
  return {
    id: idOf(secret),
    secret: secret.toString('base64url'),
    createdAt: now.toISOString(),
    retiredAt: null,
  }
}

/** Identifies a root without revealing it: used in tokens, in sealed bytes and in the database. */
export function idOf(secret: Uint8Array): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'nabz id', 9)).toString('base64url')
}

export function bytesOf(secret: string): Buffer {
  return Buffer.from(secret, 'base64url')
}
