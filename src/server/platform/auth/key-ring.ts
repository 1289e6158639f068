import { createECDH, hkdfSync, randomBytes } from 'node:crypto'
import * as v from 'valibot'

/**
 * A root that everything else is derived from: 32 bytes as base64url. `secret` null: it was dropped, only its id is
 * remembered. `retiredAt` null: the current one, which is the first of its ring.
 */
const root = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{12}$/)),
  secret: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  retiredAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
})
type Root = v.InferOutput<typeof root>

/** The private key of web push (RFC 8292), and the ids of those it replaced: subscriptions depend on it. */
const pushKey = v.object({
  secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  replaces: v.array(v.string()),
})
export type PushKey = v.InferOutput<typeof pushKey>

/** The key file: the newest root first. The last is the first there was; the oldest tokens name no key and mean that. */
export const keyRing = v.pipe(
  v.object({
    roots: v.pipe(v.array(root), v.minLength(1)),
    /** None before the first start of the version that keeps it here. */
    push: v.optional(pushKey),
  }),
  v.check(({ roots }) => roots[0]?.secret !== null && roots[0]?.retiredAt === null),
  v.check(({ roots }) => roots.every(({ id, secret }) => secret === null || idOf(bytesOf(secret)) === id)),
)
export type KeyRing = v.InferOutput<typeof keyRing>

export function newRing(secret: Buffer, now: Date): KeyRing {
  return { roots: [rootOf(secret, now)] }
}

/** A new root signs and seals from now on. `dropOld`: what was made with the earlier ones is worth nothing any more. */
export function rotate(ring: KeyRing, now: Date, { dropOld }: { dropOld: boolean }): KeyRing {
  const earlier = ring.roots.map((one) => ({
    ...one,
    secret: dropOld ? null : one.secret,
    retiredAt: one.retiredAt ?? now.toISOString(),
  }))
  return { ...ring, roots: [rootOf(randomBytes(32), now), ...earlier] }
}

/** By explicit choice alone: with another key the push services refuse every subscription there is. */
export function rotatePush(ring: KeyRing, now: Date): KeyRing {
  const earlier = ring.push ? [idOf(bytesOf(ring.push.secret)), ...ring.push.replaces] : []
  return { ...ring, push: { ...newPushKey(newPushSecret(), now), replaces: earlier } }
}

export function newPushKey(secret: Buffer, now: Date): PushKey {
  return { secret: secret.toString('base64url'), createdAt: now.toISOString(), replaces: [] }
}

/** 32 bytes: one number in 256 begins with a zero, which OpenSSL leaves out. */
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

/** Names a root and says nothing of it: stands in tokens, in sealed bytes and in the database. */
export function idOf(secret: Uint8Array): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'nabz id', 9)).toString('base64url')
}

export function bytesOf(secret: string): Buffer {
  return Buffer.from(secret, 'base64url')
}
