import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { documentsShownToDoctor } from '../../shared/documents/documents.limits.ts'
import { viewerOf } from '../platform/auth/care/sensitive.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { appError } from '../platform/http/errors/app-error.ts'
import { readDocumentFile } from '../platform/uploads/document-file.ts'
import type { listPatientDocuments, readPatientFile } from './documents.operations.ts'
import { presentToDoctor } from './documents.presenter.ts'
import { findFile, listWithThumbnails } from './documents.repo.ts'

/** Reading another person's documents is audited: hence `write`, although it changes nothing else. */
export async function listOfPatient(
  ctx: RequestContext<typeof listPatientDocuments>,
): Promise<AnswerOf<typeof listPatientDocuments>> {
  return ctx.write(async (tx) => {
    const viewer = await viewerOf(tx, ctx, ctx.params.id)
    const rows = await listWithThumbnails(tx, ctx.params.id, viewer, documentsShownToDoctor)
    return rows.map((row) => presentToDoctor(row, ctx.actor.id))
  })
}

export async function fileOfPatient(
  ctx: RequestContext<typeof readPatientFile>,
): Promise<AnswerOf<typeof readPatientFile>> {
  const { params, query, appContext } = ctx
  return ctx.write(async (tx) => {
    const row = await findFile(tx, query.document, params.id, await viewerOf(tx, ctx, params.id))
    if (!row) throw appError('notFound')
    return readDocumentFile(tx, appContext.files, row)
  })
}
