import type { Bytes } from '../keyring/encryption.ts'

/** What the server compares the file with. Nothing without https, where there is no SubtleCrypto. */
export async function digestOf(file: Bytes): Promise<{ sha256?: string }> {
  if (!isSecureContext) return {}
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', file))
  return { sha256: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') }
}
