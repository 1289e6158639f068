import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The browser's part of the encryption, base64url: its public key, and a secret unknown to the push service. */
export interface DeviceKeys {
  p256dh: string
  auth: string
}
/** New for every message; passed in only by the test that compares with the published example. */
interface Once {
  salt: Buffer
  privateKey: Buffer
}

/** Every message is padded to this length, so that its size does not hint at the medicine's name. */
const paddedBytes = 1024
const recordBytes = 4096

/** The body of a push message, readable only by the browser: RFC 8291 in the form of RFC 8188 (aes128gcm). */
export function encrypt(text: string, keys: DeviceKeys, pad = paddedBytes, once?: Once): Buffer {
  const pair = createECDH('prime256v1')
  if (once) pair.setPrivateKey(once.privateKey)
  else pair.generateKeys()
  const salt = once?.salt ?? randomBytes(16)
  const own = pair.getPublicKey()
  const theirs = Buffer.from(keys.p256dh, 'base64url')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own])
  const shared = derive(pair.computeSecret(theirs), Buffer.from(keys.auth, 'base64url'), info, 32)
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const plain = Buffer.from(text)
  // 2 marks the last record; the zeros after it are padding.
  const filled = Buffer.concat([plain, Buffer.of(2), Buffer.alloc(Math.max(0, pad - plain.length - 1))])
  const record = Buffer.alloc(5)
  record.writeUInt32BE(recordBytes)
  record.writeUInt8(own.length, 4)
  return Buffer.concat([salt, record, own, cipher.update(filled), cipher.final(), cipher.getAuthTag()])
}

/** Whether messages can be encrypted for these keys. A point that is not on the curve would fail on every dose. */
export function areKeys({ p256dh, auth }: DeviceKeys): boolean {
  try {
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    pair.computeSecret(Buffer.from(p256dh, 'base64url'))
    return Buffer.from(auth, 'base64url').length === 16
  } catch {
    return false
  }
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
