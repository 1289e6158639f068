import { createHmac, hkdfSync, randomBytes, createCipheriv, createDecipheriv } from 'node:crypto'
import type { Database } from '../db/database.ts'

/** Secrets all copies of the server share. Kept in the database, so that a copy needs nothing but its address. */
export interface Keys {
  /** Signs tokens: 32 bytes. */
  token: Uint8Array<ArrayBuffer>
  /** HMAC-SHA256 of a text, for comparing what may hold a password without keeping it. */
  digest(text: string): Buffer
  seal(text: string): Buffer
  /** Throws when the sealed bytes were altered. */
  unseal(sealed: Buffer): string
}

export async function openKeys(db: Database, now: Date): Promise<Keys> {
  await db
    .insertInto('server_keys')
    .values({ purpose: 'root', secret: randomBytes(32), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { secret } = await db
    .selectFrom('server_keys')
    .select('secret')
    .where('purpose', '=', 'root')
    .executeTakeFirstOrThrow()
  return keysFrom(secret)
}

function keysFrom(root: Buffer): Keys {
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', root, '', `nabz ${purpose}`, 32))
  const digestKey = derive('digest')
  const sealKey = derive('seal')
  return {
    token: derive('token'),
    digest: (text) => createHmac('sha256', digestKey).update(text).digest(),
    seal(text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    unseal(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', sealKey, sealed.subarray(0, 12))
      decipher.setAuthTag(sealed.subarray(12, 28))
      return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}
