import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { fileNameOf } from '../../../shared/documents/documents.rules.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { appError, validationError } from '../../platform/http/errors/app-error.ts'
import type { readPhoto, sendToDoctor } from '../communications.operations.ts'
import { findPhoto, lockPhotos } from './communications.photos.repo.ts'

/**
 * The documents that go with a message, locked. Each is of this patient, from the account that writes, in no other
 * message and not marked as wrong; otherwise nothing is sent.
 */
export async function takePhotos(
  { actor, body }: Pick<RequestContext<typeof sendToDoctor>, 'actor' | 'body'>,
  tx: Tx,
  patientId: string,
) {
  if (body.photos.length === 0) return []
  const rows = await lockPhotos(tx, body.photos, patientId)
  const usable = rows.filter(
    (row) => row.created_by === actor.id && row.communication_id === null && row.error_marked_at === null,
  )
  if (usable.length < body.photos.length) throw validationError('communications', { photos: 'photoUnusable' })
  return usable
}

/** As the thread, also for a doctor who treats the patient no more. Audited: hence `write`. */
export async function photo(ctx: RequestContext<typeof readPhoto>): Promise<AnswerOf<typeof readPhoto>> {
  const { actor, appContext, params, query } = ctx
  return ctx.write(async (tx) => {
    const row = await findPhoto(tx, { documentId: query.document, patientId: params.id, doctorId: actor.id })
    if (!row) throw appError('notFound')
    const content = await appContext.files.of(row.stored_in).get(tx, row.file_id)
    if (!content) throw new Error('The content of a document is missing.')
    const { kind, taken_on: takenOn, mime } = row
    return { type: mime, name: fileNameOf(kind, takenOn, mime), content: new Uint8Array(content) }
  })
}
