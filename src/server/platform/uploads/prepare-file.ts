import { contentTypeOf } from '../../../shared/documents/documents.content.ts'
import { isPatientSummary } from '../../../shared/documents/documents.summary.ts'
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

type ContentProblem =
  'contentHeic' | 'contentUnknown' | 'contentBroken' | 'contentInfected' | 'contentNoSummary'

type Tools = Pick<AppContext, 'virusScanner' | 'pictureLimiter'>

/** Judges a file by its bytes, has it scanned, and encodes a picture anew. A PDF stays as it is, and is never run. */
export async function prepareFile(
  { virusScanner, pictureLimiter }: Tools,
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

const utf8 = new TextDecoder()

/** A patient summary of another place, which stays as it is: what it says is read where it is shown. */
export async function prepareSummary(
  { virusScanner }: Pick<Tools, 'virusScanner'>,
  file: Buffer,
): Promise<Prepared | { refusal: ContentProblem }> {
  if (!isPatientSummary(utf8.decode(file))) return { refusal: 'contentNoSummary' }
  if (await virusScanner?.isInfected(file)) return { refusal: 'contentInfected' }
  return { mime: 'application/fhir+json', content: file, thumbnail: null }
}
