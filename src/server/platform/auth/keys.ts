import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { bytesOf, type KeyRing } from './key-ring.ts'

export interface TokenKey {
  /** The `kid` in the token's header. */
  id: string
  secret: Uint8Array<ArrayBuffer>
  /** When it stopped signing; null for the key that signs now. */
  retiredAt: Date | null
}

/** Secrets shared by all server instances, derived from the roots in the key file. The current one comes first. */
export interface Keys {
  tokens: readonly TokenKey[]
  /** HMAC-SHA256 of a text: compares values that may hold a password without storing them. */
  digest(text: string): Buffer
  /** The digest by each root that is not dropped, to compare with values stored before a rotation. */
  digests(text: string): Buffer[]
  seal(text: string): Buffer
  /** Also opens what an earlier root sealed. Throws when the bytes were altered or their root was dropped. */
  unseal(sealed: Buffer): string
}

interface Derived {
  id: Buffer
  digest: (text: string) => Buffer
  seal: Uint8Array
  token: TokenKey
}

const idLength = 9

export function keysFrom({ roots }: KeyRing): Keys {
  const derived = roots.flatMap(({ id, secret, retiredAt }) =>
    secret === null ? [] : [derive(id, bytesOf(secret), retiredAt === null ? null : new Date(retiredAt))],
  )
  const [current] = derived
  if (!current) throw new Error('There is no current root.')
  const oldest = roots.at(-1)?.id
  return {
    tokens: derived.map(({ token }) => token),
    digest: current.digest,
    digests: (text) => derived.map(({ digest }) => digest(text)),
    seal: (text) => Buffer.concat([current.id, sealWith(current.seal, text)]),
    unseal(sealed) {
      const named = derived.find(({ id }) => id.equals(sealed.subarray(0, idLength)))
      if (named) return unsealWith(named.seal, sealed.subarray(idLength))
      // Sealed before roots had ids, when there was only one root.
      const first = derived.find(({ token }) => token.id === oldest)
      if (!first) throw new Error('Sealed with a root that was dropped.')
      return unsealWith(first.seal, sealed)
    },
  }
}

function derive(id: string, root: Buffer, retiredAt: Date | null): Derived {
  const keyOf = (purpose: string) => new Uint8Array(hkdfSync('sha256', root, '', `nabz ${purpose}`, 32))
  const digestKey = keyOf('digest')
  return {
    id: bytesOf(id),
    digest: (text) => createHmac('sha256', digestKey).update(text).digest(),
    seal: keyOf('seal'),
    token: { id, secret: keyOf('token'), retiredAt },
  }
}

function sealWith(key: Uint8Array, text: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

function unsealWith(key: Uint8Array, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
}
