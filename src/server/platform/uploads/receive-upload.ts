import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { isOwnUpload } from '../../../shared/documents/documents.access.ts'
import { maxAccountBytes, maxPatientBytes } from '../../../shared/documents/documents.limits.ts'
import type { Tx } from '../db/database.ts'
import { holdPatient, holdPerson } from '../db/hold-person.ts'
import { appError } from '../http/errors/app-error.ts'
import {
  deletePieces,
  findUpload,
  insertPiece,
  insertUpload,
  lockUpload,
  readPieces,
  setReceived,
  type UploadRow,
} from './uploads.ts'

/** The account that sends it, and the patient whom it is about. */
interface UploadOwner {
  id: string
  patientId: string
}

interface Announced {
  id: string
  size: number
  sha256?: string | undefined
}

type Received<Code> = { received: number } | { refusal: Code }

export function isOf(upload: UploadRow, owner: { id: string; patientId: string | null }): boolean {
  return isOwnUpload({ userId: upload.user_id, patientId: upload.patient_id }, owner)
}

/** Begun again after a cut line, or after the server has deleted it, it says where to go on. */
export async function startUpload(
  tx: Tx,
  { by, announced, now }: { by: UploadOwner; announced: Announced; now: Date },
): Promise<Received<'patientFull' | 'accountFull'>> {
  const { id, size } = announced
  // Locked, so that of two uploads at once the second counts the first.
  await holdPerson(tx, by.id)
  await holdPatient(tx, by.patientId)
  const sha256 = announced.sha256 === undefined ? null : Buffer.from(announced.sha256, 'hex')
  const known = await findUpload(tx, id)
  if (known) {
    if (!isOf(known, by) || known.size !== size || !hasSameDigest(known, sha256)) throw appError('keyReused')
    return { received: known.received }
  }
  const { ofPatient, ofAccount } = await countBytes(tx, by)
  if (ofPatient + size > maxPatientBytes) return { refusal: 'patientFull' }
  if (ofAccount + size > maxAccountBytes) return { refusal: 'accountFull' }
  const owner = { user_id: by.id, patient_id: by.patientId }
  await insertUpload(tx, { id, ...owner, size, sha256, received: 0, created_at: now, updated_at: now })
  return { received: 0 }
}

interface Piece {
  /** Of the upload. */
  id: string
  by: UploadOwner
  offset: number
  bytes: Uint8Array
  now: Date
}

/** A piece, or the part of it that is new. Repeated, or at another offset, it changes nothing. */
export async function appendToUpload(
  tx: Tx,
  { id, by, offset, bytes, now }: Piece,
): Promise<Received<'pieceTooLong'>> {
  const upload = await lockUpload(tx, id)
  if (!upload || !isOf(upload, by)) throw appError('notFound')
  const at = upload.received
  const piece = offset > at ? bytes.subarray(0, 0) : bytes.subarray(at - offset)
  if (piece.length === 0) return { received: at }
  if (at + piece.length > upload.size) return { refusal: 'pieceTooLong' }
  await insertPiece(tx, { upload_id: upload.id, at, content: Buffer.from(piece) })
  const received = await receivedAfter(tx, upload, at + piece.length)
  await setReceived(tx, upload.id, received, now)
  return { received }
}

/** A whole upload whose bytes are not those that were announced begins anew. */
async function receivedAfter(tx: Tx, { id, size, sha256 }: UploadRow, received: number): Promise<number> {
  if (received < size || sha256 === null) return received
  const digest = createHash('sha256')
    .update(await readPieces(tx, id))
    .digest()
  if (digest.equals(sha256)) return received
  await deletePieces(tx, id)
  return 0
}

function hasSameDigest(known: UploadRow, sha256: Buffer | null): boolean {
  return known.sha256 === null || sha256 === null ? known.sha256 === sha256 : known.sha256.equals(sha256)
}

interface Used {
  ofPatient: number
  ofAccount: number
}

/**
 * Bytes of the documents and of the uploads in progress: of this patient, and sent by this account. What it has added
 * for a laboratory is the laboratory's, which sends more than one person does.
 */
async function countBytes(tx: Tx, { id, patientId }: UploadOwner): Promise<Used> {
  const { rows } = await sql<Used>`
    select
      (select coalesce(sum(bytes), 0)::int from documents where patient_id = ${patientId})
        + (select coalesce(sum(size), 0)::int from uploads where patient_id = ${patientId}) as "ofPatient",
      (select coalesce(sum(bytes), 0)::int from documents where created_by = ${id} and facility_id is null)
        + (select coalesce(sum(size), 0)::int from uploads where user_id = ${id}) as "ofAccount"`.execute(tx)
  return rows[0] ?? { ofPatient: 0, ofAccount: 0 }
}
