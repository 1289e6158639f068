/** What a file is by its first bytes, whatever its name and type say. */
export type ContentType = 'jpeg' | 'png' | 'webp' | 'pdf' | 'heic'

/** The brands of HEIF and AVIF pictures; other ISO media files are videos. */
const heifBrands = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis'])

/** Null for everything that is neither a picture nor a PDF. Needs the first sixteen bytes. */
export function contentTypeOf(bytes: Uint8Array): ContentType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp'
  if (textAt(bytes, 0, 5) === '%PDF-') return 'pdf'
  return textAt(bytes, 4, 4) === 'ftyp' && heifBrands.has(textAt(bytes, 8, 4)) ? 'heic' : null
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}
