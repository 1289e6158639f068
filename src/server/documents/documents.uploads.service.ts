import { createHash } from 'node:crypto'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { isOwnUpload } from '../../shared/documents/documents.access.ts'
import { maxAccountBytes, maxPatientBytes } from '../../shared/documents/documents.limits.ts'
import { patientOf } from '../platform/auth/patient-of.ts'
import type { Person } from '../platform/auth/sessions.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Tx } from '../platform/db/database.ts'
import { holdPatient, holdPerson } from '../platform/db/hold-person.ts'
import { appError, endpointError } from '../platform/http/errors/app-error.ts'
import { appendPiece, appendPieceFor, beginUpload, beginUploadFor } from './documents.operations.ts'
import { countBytes } from './documents.repo.ts'
import {
  deletePieces,
  findUpload,
  insertPiece,
  insertUpload,
  lockUpload,
  readPieces,
  setReceived,
  type UploadRow,
} from '../platform/uploads/uploads.ts'

type Owner = Pick<Person, 'id' | 'patientId'>

export function begin(ctx: RequestContext<typeof beginUpload>): Promise<AnswerOf<typeof beginUpload>> {
  return start(ctx, beginUpload, patientOf(ctx.actor))
}

/** By a doctor who treats the patient: registerEndpoint asks. */
export function beginFor(
  ctx: RequestContext<typeof beginUploadFor>,
): Promise<AnswerOf<typeof beginUploadFor>> {
  return start(ctx, beginUploadFor, ctx.params.id)
}

/** Begun again after a cut line, or after the server has deleted it, it says where to go on. */
function start(
  ctx: Pick<RequestContext<typeof beginUpload>, 'actor' | 'body' | 'now' | 'write'>,
  operation: typeof beginUpload | typeof beginUploadFor,
  patientId: string,
): Promise<AnswerOf<typeof beginUpload>> {
  const { actor, body, now } = ctx
  return ctx.write(async (tx) => {
    // Locked, so that of two uploads at once the second counts the first.
    await holdPerson(tx, actor.id)
    await holdPatient(tx, patientId)
    const sha256 = body.sha256 === undefined ? null : Buffer.from(body.sha256, 'hex')
    const known = await findUpload(tx, body.id)
    if (known) {
      const isOwn = isOf(known, { id: actor.id, patientId })
      if (!isOwn || known.size !== body.size || !hasSameDigest(known, sha256)) throw appError('keyReused')
      return { received: known.received }
    }
    await refuseBeyondQuota(tx, operation, { actorId: actor.id, patientId, size: body.size })
    await insertUpload(tx, {
      id: body.id,
      user_id: actor.id,
      patient_id: patientId,
      size: body.size,
      sha256,
      received: 0,
      created_at: now,
      updated_at: now,
    })
    return { received: 0 }
  })
}

export function append(ctx: RequestContext<typeof appendPiece>): Promise<AnswerOf<typeof appendPiece>> {
  return add(ctx, appendPiece, { id: ctx.params.id, by: ctx.actor })
}

export function appendFor(
  ctx: RequestContext<typeof appendPieceFor>,
): Promise<AnswerOf<typeof appendPieceFor>> {
  const { actor, params, query } = ctx
  return add(ctx, appendPieceFor, { id: query.upload, by: { id: actor.id, patientId: params.id } })
}

/** A piece, or the part of it that is new. Repeated, or at another offset, it changes nothing. */
function add(
  ctx: Pick<RequestContext<typeof appendPiece>, 'query' | 'body' | 'now' | 'write'>,
  operation: typeof appendPiece | typeof appendPieceFor,
  { id, by }: { id: string; by: Owner },
): Promise<AnswerOf<typeof appendPiece>> {
  const { query, body, now } = ctx
  return ctx.write(async (tx) => {
    const upload = await lockUpload(tx, id)
    if (!upload || !isOf(upload, by)) throw appError('notFound')
    const at = upload.received
    const piece = query.offset > at ? body.subarray(0, 0) : body.subarray(at - query.offset)
    if (piece.length === 0) return { received: at }
    if (at + piece.length > upload.size) throw endpointError(operation, 'pieceTooLong')
    await insertPiece(tx, { upload_id: upload.id, at, content: Buffer.from(piece) })
    const received = await receivedAfter(tx, upload, at + piece.length)
    await setReceived(tx, upload.id, received, now)
    return { received }
  })
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

export function isOf(upload: UploadRow, actor: Owner): boolean {
  return isOwnUpload({ userId: upload.user_id, patientId: upload.patient_id }, actor)
}

async function refuseBeyondQuota(
  tx: Tx,
  operation: typeof beginUpload | typeof beginUploadFor,
  { actorId, patientId, size }: { actorId: string; patientId: string; size: number },
): Promise<void> {
  const { byPatient, byAccount } = await countBytes(tx, actorId, patientId)
  if (byPatient + size > maxPatientBytes) throw endpointError(operation, 'patientFull')
  if (byAccount + size > maxAccountBytes) throw endpointError(operation, 'accountFull')
}
