import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { patientOf } from '../platform/auth/patient-of.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { appError, endpointError } from '../platform/http/errors/app-error.ts'
import { appendToUpload, startUpload } from '../platform/uploads/receive-upload.ts'
import { appendPiece, appendPieceFor, beginUpload, beginUploadFor } from './documents.operations.ts'

export function begin(ctx: RequestContext<typeof beginUpload>): Promise<AnswerOf<typeof beginUpload>> {
  return start(ctx, beginUpload, patientOf(ctx.actor))
}

/** By a doctor who treats the patient: registerEndpoint asks. */
export function beginFor(
  ctx: RequestContext<typeof beginUploadFor>,
): Promise<AnswerOf<typeof beginUploadFor>> {
  return start(ctx, beginUploadFor, ctx.params.id)
}

function start(
  ctx: Pick<RequestContext<typeof beginUpload>, 'actor' | 'body' | 'now' | 'write'>,
  operation: typeof beginUpload | typeof beginUploadFor,
  patientId: string,
): Promise<AnswerOf<typeof beginUpload>> {
  const { actor, body: announced, now } = ctx
  return ctx.write(async (tx) => {
    const told = await startUpload(tx, { by: { id: actor.id, patientId }, announced, now })
    if ('refusal' in told) throw endpointError(operation, told.refusal)
    return told
  })
}

export function append(ctx: RequestContext<typeof appendPiece>): Promise<AnswerOf<typeof appendPiece>> {
  return add(ctx, appendPiece, { id: ctx.params.id, patientId: ctx.actor.patientId })
}

export function appendFor(
  ctx: RequestContext<typeof appendPieceFor>,
): Promise<AnswerOf<typeof appendPieceFor>> {
  return add(ctx, appendPieceFor, { id: ctx.query.upload, patientId: ctx.params.id })
}

function add(
  ctx: Pick<RequestContext<typeof appendPiece>, 'actor' | 'query' | 'body' | 'now' | 'write'>,
  operation: typeof appendPiece | typeof appendPieceFor,
  { id, patientId }: { id: string; patientId: string | null },
): Promise<AnswerOf<typeof appendPiece>> {
  const { actor, query, body: bytes, now } = ctx
  return ctx.write(async (tx) => {
    if (patientId === null) throw appError('notFound')
    const by = { id: actor.id, patientId }
    const told = await appendToUpload(tx, { id, by, offset: query.offset, bytes, now })
    if ('refusal' in told) throw endpointError(operation, told.refusal)
    return told
  })
}
