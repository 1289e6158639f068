import { contentTypeOf } from '../../../shared/documents/documents.content.ts'

/** A picture for `<img>`: the pages' policy allows no other addresses. Null for what is no picture. */
export function dataUrlOf(bytes: Uint8Array): string | null {
  const type = contentTypeOf(bytes.subarray(0, 16))
  if (type === null || type === 'pdf') return null
  let binary = ''
  // In parts: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return `data:image/${type};base64,${btoa(binary)}`
}
