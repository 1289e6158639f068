import { contentTypeOf } from '../../../shared/documents/documents.content.ts'
import { dataUrl } from './data-url.ts'

/** Null for what is no picture. */
export function dataUrlOf(bytes: Uint8Array): string | null {
  const type = contentTypeOf(bytes.subarray(0, 16))
  return type === null || type === 'pdf' ? null : dataUrl(`image/${type}`, bytes)
}
