/**
 * A compact JWE as SMART Health Links want it: `dir`, A256GCM, compressed where the browser can. Written by hand: a
 * library for it has ten times the bytes.
 */

const algorithm = 'AES-GCM'

/** False on a page without https: browsers encrypt nothing there. */
export function canEncrypt(): boolean {
  return globalThis.crypto.subtle !== undefined
}

export function randomText(bytes: number): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(bytes)))
}

export async function encrypt(content: Uint8Array<ArrayBuffer>, key: string): Promise<string> {
  const packed = await piped(content, compressor())
  const header = {
    alg: 'dir',
    enc: 'A256GCM',
    cty: 'application/fhir+json',
    ...(packed && { zip: 'DEF' }),
  }
  const head = toBase64url(new TextEncoder().encode(JSON.stringify(header)))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt(
      { name: algorithm, iv, additionalData: new TextEncoder().encode(head) },
      await openKey(key, 'encrypt'),
      packed ?? content,
    ),
  )
  const tagAt = sealed.length - 16
  return [
    head,
    '',
    toBase64url(iv),
    toBase64url(sealed.slice(0, tagAt)),
    toBase64url(sealed.slice(tagAt)),
  ].join('.')
}

/** Throws if the key is another one, or anything was altered. */
export async function decrypt(jwe: string, key: string): Promise<string> {
  const [head = '', , iv = '', text = '', tag = ''] = jwe.split('.')
  const { zip } = JSON.parse(new TextDecoder().decode(fromBase64url(head))) as { zip?: string }
  const sealed = new Uint8Array([...fromBase64url(text), ...fromBase64url(tag)])
  const opened = new Uint8Array(
    await crypto.subtle.decrypt(
      { name: algorithm, iv: fromBase64url(iv), additionalData: new TextEncoder().encode(head) },
      await openKey(key, 'decrypt'),
      sealed,
    ),
  )
  const plain = zip === 'DEF' ? await piped(opened, new DecompressionStream('deflate-raw')) : opened
  return new TextDecoder().decode(plain ?? opened)
}

function openKey(key: string, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromBase64url(key), algorithm, false, [use])
}

/** Null in a browser that does not know it; then the content goes as it is. */
function compressor(): CompressionStream | null {
  try {
    return new CompressionStream('deflate-raw')
  } catch {
    return null
  }
}

async function piped(
  content: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream | null,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!through) return null
  const packed = new Blob([content]).stream().pipeThrough(through)
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

/** Byte by byte: as arguments of one call a large file overflows the stack. */
function toBase64url(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
}
