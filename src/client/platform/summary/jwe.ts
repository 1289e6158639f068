/**
 * A compact JWE as SMART Health Links want it: `dir`, A256GCM, compressed where the browser can. Written by hand: a
 * library for it has ten times the bytes.
 */

const algorithm = 'AES-GCM'

/** Of a whole record with years of readings a tenth is used. */
const largestPlainBytes = 10 * 1024 * 1024

/** False on a page without https: browsers encrypt nothing there. */
export function canEncrypt(): boolean {
  return globalThis.crypto.subtle !== undefined
}

export function randomText(bytes: number): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(bytes)))
}

export async function encrypt(content: Uint8Array<ArrayBuffer>, key: string): Promise<string> {
  const packed = await compress(content)
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

/** Throws if the key is another one, anything was altered, or it unpacks to more than 10 MB. */
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
  if (zip !== 'DEF') return new TextDecoder().decode(opened)
  const unpacked = new Blob([opened]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(unpacked.pipeThrough(atMost(largestPlainBytes))).text()
}

/** Breaks the stream off: three megabytes can unpack to three gigabytes, which no phone has. */
function atMost(bytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let left = bytes
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.length
      if (left < 0) controller.error(new RangeError('unpacks to too much'))
      else controller.enqueue(chunk)
    },
  })
}

function openKey(key: string, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromBase64url(key), algorithm, false, [use])
}

/** Null in a browser that cannot; then the content goes as it is. */
async function compress(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> {
  const through = compressor()
  if (!through) return null
  return new Uint8Array(await new Response(new Blob([content]).stream().pipeThrough(through)).arrayBuffer())
}

function compressor(): CompressionStream | null {
  try {
    return new CompressionStream('deflate-raw')
  } catch {
    return null
  }
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
