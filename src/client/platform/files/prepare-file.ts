import { contentTypeOf } from '../../../shared/documents/documents.content.ts'
import { maxFileBytes } from '../../../shared/documents/documents.limits.ts'
import { shrinkPicture } from './shrink-picture.ts'

type FileProblem = 'fileEmpty' | 'fileTooLarge' | 'contentHeic' | 'contentUnknown' | 'contentBroken'

/** What is sent of a chosen file, or the code of what is wrong with it. A picture is made small, a PDF sent as it is. */
export async function prepareFile(
  file: Blob,
): Promise<{ bytes: Uint8Array<ArrayBuffer> } | { problem: FileProblem }> {
  if (file.size === 0) return { problem: 'fileEmpty' }
  const type = contentTypeOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  if (type === null) return { problem: 'contentUnknown' }
  if (type === 'pdf')
    return file.size > maxFileBytes ? { problem: 'fileTooLarge' } : { bytes: await read(file) }
  const small = await shrinkPicture(file)
  // Some browsers read HEIC.
  if (!small) return { problem: type === 'heic' ? 'contentHeic' : 'contentBroken' }
  return { bytes: await read(small) }
}

async function read(file: Blob) {
  return new Uint8Array(await file.arrayBuffer())
}
