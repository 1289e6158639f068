import { appendPieceFor, beginUploadFor } from '../../../shared/documents/documents.doctor.endpoints.ts'
import { idFromKey } from '../../../shared/kit/own-ids.ts'
import { call } from '../../platform/api/api.ts'
import { digestOf } from '../../platform/uploads/digest.ts'
import { nextPieceSize } from '../../platform/uploads/send-pieces.ts'
import type { PickedPhoto } from './photo-picker.tsx'

const firstPiece = 16 * 1024
/** How often the server may begin a file anew, because its bytes were damaged on the way. */
const mostRestarts = 2

/**
 * Sends the files of a doctor for this patient, who waits for it: a doctor's answer is not queued. Sent again after a cut
 * line, each goes on from what has arrived; those in `arrived` are left out. Returns the ids of the uploads.
 */
export async function sendFiles(
  patientId: string,
  files: readonly PickedPhoto[],
  arrived: Set<string>,
): Promise<string[]> {
  const ids: string[] = []
  for (const { id: key, bytes } of files) {
    const id = idFromKey(key) ?? key
    ids.push(id)
    if (arrived.has(id)) continue
    await sendFile(patientId, id, bytes)
    arrived.add(id)
  }
  return ids
}

async function sendFile(patientId: string, upload: string, bytes: PickedPhoto['bytes']): Promise<void> {
  const params = { id: patientId }
  const body = { id: upload, size: bytes.length, ...(await digestOf(bytes)) }
  let { received: at } = await call(beginUploadFor, { params, body })
  let [size, restarts] = [firstPiece, 0]
  while (at < bytes.length) {
    const since = performance.now()
    const query = { upload, offset: String(at) }
    const { received } = await call(appendPieceFor, { params, query, body: bytes.subarray(at, at + size) })
    size = nextPieceSize(size, performance.now() - since)
    if (received <= at) restarts += 1
    if (restarts > mostRestarts) throw new Error('The server takes no more of this upload.')
    at = received
  }
}
