import { dataUrlOf } from './picture-url.ts'
import { prepareFile } from './prepare-file.ts'

/** A file as it will be sent. */
export interface Picked {
  bytes: Uint8Array<ArrayBuffer>
  /** A data URL; null for a PDF. */
  preview: string | null
}

/** A chosen file, made small, with what is shown of it; or the code of what is wrong with it. */
export async function pickFile(file: Blob): Promise<Picked | { problem: string }> {
  const prepared = await prepareFile(file).catch(() => ({ problem: 'contentBroken' }))
  return 'problem' in prepared ? prepared : { bytes: prepared.bytes, preview: dataUrlOf(prepared.bytes) }
}
