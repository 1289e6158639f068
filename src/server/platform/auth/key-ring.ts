import { hkdfSync, randomBytes } from 'node:crypto'
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

/** The key file: the newest root first. The last is the first there was; the oldest tokens name no key and mean that. */
export const keyRing = v.pipe(
  v.object({ roots: v.pipe(v.array(root), v.minLength(1)) }),
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
  return { roots: [rootOf(randomBytes(32), now), ...earlier] }
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
