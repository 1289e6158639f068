import { createHash, randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { appendPieceFor, beginUploadFor } from '../../src/shared/documents/documents.doctor.endpoints.ts'
import { addDocument, appendPiece, beginUpload } from '../../src/shared/documents/documents.endpoints.ts'
import { largestPiece } from '../../src/shared/kit/pieces.ts'
import type { ApiClient, Ask } from './api.ts'

/** A photo of a written page in bad light, by a camera whose grain makes it large, with the place where it was taken. */
export async function photoOf(width: number, height: number, quality = 93): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const
  const grain = randomBytes(width * height * 3).map((byte, at) => 160 + (byte & 63) - inkAt(at, width))
  return sharp(grain, { raw })
    .jpeg({ quality })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '30/1 22/1 0/1' } })
    .toBuffer()
}

/** How dark the writing is there. */
function inkAt(at: number, width: number): number {
  const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)]
  return (Math.floor(x / 90) + Math.floor(y / 40)) % 5 === 0 ? 90 : 0
}

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

type Who = Pick<Ask, 'token' | 'patientId' | 'key'>

export function announced(content: Uint8Array, id: string = randomUUID()) {
  return { id, size: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}

/** Sends a whole file. Returns the upload's id. */
export async function upload(
  api: ApiClient,
  { token, patientId }: Who,
  content: Uint8Array,
): Promise<string> {
  const who = { token, ...(patientId && { patientId }) }
  const body = announced(content)
  let { received } = await api.must(beginUpload, { ...who, body })
  while (received < content.length) {
    const piece = new Uint8Array(content.subarray(received, received + largestPiece))
    const asked = { ...who, params: { id: body.id }, query: { offset: String(received) }, body: piece }
    received = (await api.must(appendPiece, asked)).received
  }
  return body.id
}

/** The same by a doctor, for this patient; each file here is one piece. */
export async function uploadFor(
  api: ApiClient,
  token: string,
  patientId: string,
  content: Uint8Array,
): Promise<string> {
  const body = announced(content)
  const asked = { token, params: { id: patientId } }
  await api.must(beginUploadFor, { ...asked, body })
  const query = { upload: body.id, offset: '0' }
  await api.must(appendPieceFor, { ...asked, query, body: new Uint8Array(content) })
  return body.id
}

/** Sends a file and makes a document of it: any outcome. */
export async function send(api: ApiClient, who: Who, content: Uint8Array) {
  const id = await upload(api, who, content)
  return api.ask(addDocument, { ...who, body: { kind: 'prescription', upload: id } })
}
