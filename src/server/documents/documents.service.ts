import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { documentAdded, type DocumentEvent } from '../../shared/documents/documents.events.ts'
import { documentsListed } from '../../shared/documents/documents.limits.ts'
import { takenOnProblem } from '../../shared/documents/documents.rules.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import { patientOf } from '../platform/auth/patient-of.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { publish } from '../platform/events/publish.ts'
import { appError, endpointError, validationError } from '../platform/http/errors/app-error.ts'
import { readDocumentFile } from '../platform/uploads/document-file.ts'
import { prepareUpload, storeDocument } from '../platform/uploads/new-document.ts'
import { prepareFile, prepareSummary } from '../platform/uploads/prepare-file.ts'
import { isOf } from '../platform/uploads/receive-upload.ts'
import { lockUpload } from '../platform/uploads/uploads.ts'
import {
  addDocument,
  type listDocuments,
  type markDocumentError,
  type readFile,
  type readThumbnail,
} from './documents.operations.ts'
import { presentDocument, presentThumbnail } from './documents.presenter.ts'
import { findFile, findThumbnail, hasLabOrder, listOf, lockOwn, setMark } from './documents.repo.ts'

export async function list({
  db,
  actor,
}: RequestContext<typeof listDocuments>): Promise<AnswerOf<typeof listDocuments>> {
  return (await listOf(db, patientOf(actor), documentsListed)).map(presentDocument)
}

export async function thumbnail({
  db,
  actor,
  params,
}: RequestContext<typeof readThumbnail>): Promise<AnswerOf<typeof readThumbnail>> {
  const row = await findThumbnail(db, params.id, patientOf(actor))
  if (!row) throw appError('notFound')
  return { thumbnail: presentThumbnail(row.thumbnail) }
}

export async function file(ctx: RequestContext<typeof readFile>): Promise<AnswerOf<typeof readFile>> {
  const { db, actor, params, appContext } = ctx
  const row = await findFile(db, params.id, patientOf(actor), { as: 'family' })
  if (!row) throw appError('notFound')
  return readDocumentFile(db, appContext.files, row)
}

const unmarked = {
  error_marked_at: null,
  error_marked_by: null,
  error_reason: null,
  error_words: '',
  marked_by: null,
}

export async function add(ctx: RequestContext<typeof addDocument>): Promise<AnswerOf<typeof addDocument>> {
  const { actor, body, now, today, submittedAt, appContext } = ctx
  const takenOn = body.takenOn || dayIn(appContext.town.timeZone, submittedAt)
  const problem = takenOnProblem(takenOn, today)
  if (problem) throw validationError('documents', { takenOn: problem })
  const order = body.labOrder || null
  if (order !== null && body.kind !== 'labReport') throw validationError('documents', { labOrder: 'invalid' })
  // Null also for a repeat, which has its answer below.
  const prepare = body.kind === 'summary' ? prepareSummary : prepareFile
  const prepared = await prepareUpload(appContext, body.upload, (upload) => isOf(upload, actor), prepare)
  return ctx.write(async (tx) => {
    const upload = await lockUpload(tx, body.upload)
    if (!prepared || !upload) throw endpointError(addDocument, 'uploadMissing')
    if ('refusal' in prepared) throw endpointError(addDocument, prepared.refusal)
    if (order !== null && !(await hasLabOrder(tx, upload.patient_id, order)))
      throw validationError('documents', { labOrder: 'invalid' })
    const said = {
      id: ctx.newId,
      patient_id: upload.patient_id,
      kind: body.kind,
      title: body.title,
      taken_on: takenOn,
      created_at: now,
      sensitive: body.isPrivate,
    }
    const of = { lab_order_id: order, communication_id: null, prescription_id: null, facility_id: null }
    const made = { upload: upload.id, prepared, said: { ...said, ...of, created_by: actor.id } }
    if (!(await storeDocument(tx, appContext, made))) throw appError('keyReused')
    await tell(tx, documentAdded, { ...said, isHandled: order !== null }, now)
    const { mime, content } = prepared
    return presentDocument({
      ...said,
      mime,
      bytes: content.length,
      ...unmarked,
      sent_to: null,
      sent_by: null,
      laboratory: null,
    })
  })
}

/** Idempotent: a second press is no error. */
export async function markAsError(
  ctx: RequestContext<typeof markDocumentError>,
): Promise<AnswerOf<typeof markDocumentError>> {
  const { actor, now, params } = ctx
  return ctx.write(async (tx) => {
    const row = await lockOwn(tx, params.id, patientOf(actor))
    if (!row) throw appError('notFound')
    if (row.error_marked_at) return presentDocument(row)
    await setMark(tx, row.id, { at: now, by: actor.id, reason: null, words: '' })
    await tell(tx, 'documents.errorMarked', row, now)
    return presentDocument({ ...row, error_marked_at: now })
  })
}

function tell(
  tx: Parameters<typeof publish>[0],
  kind: DocumentEvent,
  row: { id: string; patient_id: string; isHandled?: boolean },
  now: Date,
): Promise<void> {
  const about = { patientId: row.patient_id, area: 'guardianship' } as const
  const handled = row.isHandled ? { isHandled: true as const } : {}
  return publish(tx, { kind, subject: row.id, topics: [], about, ...handled }, now)
}
