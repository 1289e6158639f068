/** AES-GCM encryption: a fresh random nonce each time, stored before the ciphertext. */

export type Bytes = Uint8Array<ArrayBuffer>

/** The keys of one person, or of the device. */
export interface Keys {
  seal: CryptoKey
  /** HMAC key: turns a text into an opaque, stable name. */
  tag: CryptoKey
}

/** A raw data key: the first half encrypts, the second half is the HMAC key. */
const rawLength = 64
const nonceLength = 12
/** OWASP's count for PBKDF2 with SHA-256: about a second on a cheap phone. */
const pinRounds = 600_000

const text = new TextEncoder()

export function randomBytes(length: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(length))
}

export function newDataKey(): Bytes {
  return randomBytes(rawLength)
}

/** Imports the keys as non-extractable. */
export async function keysFrom(raw: Bytes): Promise<Keys> {
  const half = rawLength / 2
  const [sealKey, tag] = await Promise.all([
    sealKeyFrom(raw.slice(0, half)),
    crypto.subtle.importKey('raw', raw.slice(half), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
  ])
  return { seal: sealKey, tag }
}

export function sealKeyFrom(raw: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** Derives a key from the PIN; slow on purpose, against guessing. */
export async function sealKeyOfPin(pin: string, salt: Bytes): Promise<CryptoKey> {
  const typed = await crypto.subtle.importKey('raw', text.encode(pin), 'PBKDF2', false, ['deriveKey'])
  const way = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: pinRounds }
  return crypto.subtle.deriveKey(way, typed, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

export async function seal(key: CryptoKey, open: Bytes): Promise<Bytes> {
  const iv = randomBytes(nonceLength)
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, open)
  const sealed = new Uint8Array(nonceLength + encrypted.byteLength)
  sealed.set(iv)
  sealed.set(new Uint8Array(encrypted), nonceLength)
  return sealed
}

/** Rejects when the key is wrong or the data was altered. */
export async function unseal(key: CryptoKey, sealed: Bytes): Promise<Bytes> {
  const iv = sealed.slice(0, nonceLength)
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed.slice(nonceLength)))
}

export function sealValue(key: CryptoKey, value: unknown): Promise<Bytes> {
  return seal(key, text.encode(JSON.stringify(value)))
}

export async function unsealValue(key: CryptoKey, sealed: Bytes): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await unseal(key, sealed)))
}

export async function blindIndexOf(key: CryptoKey, said: string): Promise<string> {
  return toText(new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(said))))
}

/** base64url, without padding. */
export function toText(bytes: Bytes): string {
  const binary = String.fromCharCode(...bytes)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function fromText(encoded: string): Bytes {
  return Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
}
