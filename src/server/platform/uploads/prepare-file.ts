import { contentTypeOf } from '../../../shared/documents/documents.content.ts'
import type { StoredType } from '../../../shared/documents/documents.kinds.ts'
import { maxFileBytes } from '../../../shared/documents/documents.limits.ts'
import type { AppContext } from '../context/request-context.ts'
import { encodePicture } from './pictures.ts'

/** A file as it is stored. */
export interface Prepared {
  mime: StoredType
  content: Buffer
  thumbnail: Buffer | null
}

type ContentProblem = 'contentHeic' | 'contentUnknown' | 'contentBroken' | 'contentInfected'

/** Judges a file by its bytes, has it scanned, and encodes a picture anew. A PDF stays as it is, and is never run. */
export async function prepareFile(
  { virusScanner, pictureLimiter }: Pick<AppContext, 'virusScanner' | 'pictureLimiter'>,
  file: Buffer,
): Promise<Prepared | { refusal: ContentProblem }> {
  const type = contentTypeOf(file)
  if (type === null) return { refusal: 'contentUnknown' }
  if (type === 'heic') return { refusal: 'contentHeic' }
  if (await virusScanner?.isInfected(file)) return { refusal: 'contentInfected' }
  if (type === 'pdf') return { mime: 'application/pdf', content: file, thumbnail: null }
  const picture = await pictureLimiter(() => encodePicture(file))
  if (!picture || picture.content.length > maxFileBytes) return { refusal: 'contentBroken' }
  return { mime: 'image/webp', ...picture }
}
