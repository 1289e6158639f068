import { documentAdded } from '../../../shared/documents/documents.events.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { dayIn } from '../../../shared/kit/time/town-time.ts'
import { mostReports } from '../../../shared/laboratory/laboratory.forms.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import { publish } from '../../platform/events/publish.ts'
import { appError, endpointError, validationError } from '../../platform/http/errors/app-error.ts'
import { readDocumentFile } from '../../platform/uploads/document-file.ts'
import { prepareUpload, storeDocument } from '../../platform/uploads/new-document.ts'
import { appendToUpload, isOf, startUpload } from '../../platform/uploads/receive-upload.ts'
import { lockUpload } from '../../platform/uploads/uploads.ts'
import { addReport, appendReportPiece, beginReport, type readReport } from '../laboratory.operations.ts'
import { findOrder, setStatus, type FoundOrder } from '../laboratory.repo.ts'
import { laboratoriesOfMember, lockForMember, orderForMember } from '../laboratory.rights.ts'
import { sheetOf } from '../laboratory.sheet.ts'
import { tellReport } from '../laboratory.telling.ts'
import { countReports, findReport } from './laboratory.reports.repo.ts'

export async function begin(ctx: RequestContext<typeof beginReport>): Promise<AnswerOf<typeof beginReport>> {
  const { body: announced, db, now, params } = ctx
  const row = await orderForMember(ctx, db, params.id)
  if (row.status === 'revoked') throw endpointError(beginReport, 'cancelled')
  return ctx.write(async (tx) => {
    const told = await startUpload(tx, { by: senderOf(ctx, row), announced, now })
    if ('refusal' in told) throw endpointError(beginReport, told.refusal)
    return told
  })
}

export async function append(
  ctx: RequestContext<typeof appendReportPiece>,
): Promise<AnswerOf<typeof appendReportPiece>> {
  const { body: bytes, db, now, params, query } = ctx
  const by = senderOf(ctx, await orderForMember(ctx, db, params.id))
  return ctx.write(async (tx) => {
    const told = await appendToUpload(tx, { id: query.upload, by, offset: query.offset, bytes, now })
    if ('refusal' in told) throw endpointError(appendReportPiece, told.refusal)
    return told
  })
}

function senderOf({ actor }: Pick<RequestContext, 'actor'>, { patient_id: patientId }: FoundOrder) {
  return { id: actor.id, patientId }
}

/** The order waits for its doctor at once, as with a value; it is complete only once each test has one. */
export async function add(ctx: RequestContext<typeof addReport>): Promise<AnswerOf<typeof addReport>> {
  const { appContext, body, db, now, params } = ctx
  const { facilityId } = body
  const known = await findOrder(db, params.id)
  if (!known) throw appError('notFound')
  // Null also for a repeat, which has its answer below.
  const prepared = await prepareUpload(appContext, body.upload, (one) => isOf(one, senderOf(ctx, known)))
  return ctx.write(
    async (tx) => {
      const { row, own } = await lockForMember(ctx, tx, { orderId: params.id, facilityId })
      if (row.status === 'revoked') throw endpointError(addReport, 'cancelled')
      const upload = await lockUpload(tx, body.upload)
      if (!upload || !prepared || 'refusal' in prepared)
        throw validationError('laboratory', { upload: 'reportUnusable' })
      const before = await countReports(tx, { orderId: row.id, facilityId, since: row.to_review_since })
      if (before.all >= mostReports) throw endpointError(addReport, 'reportsFull')
      const said = saidOf(ctx, row)
      if (!(await storeDocument(tx, appContext, { upload: upload.id, prepared, said })))
        throw appError('keyReused')
      await setStatus(tx, row.id, { status: row.status, now })
      const about = { patientId: row.patient_id, area: 'guardianship' } as const
      await publish(tx, { kind: documentAdded, subject: said.id, topics: [], about }, now)
      // Several pages are one report.
      await tellReport(ctx, tx, { row, isTold: before.waiting > 0 })
      return sheetOf(ctx, tx, { row, own })
    },
    { subject: known.patient_id },
  )
}

function saidOf(
  { actor, appContext: { town }, body, newId, now, submittedAt }: RequestContext<typeof addReport>,
  row: FoundOrder,
) {
  return {
    id: newId,
    patient_id: row.patient_id,
    kind: 'labReport',
    title: body.title,
    taken_on: dayIn(town.timeZone, submittedAt),
    created_by: actor.id,
    created_at: now,
    lab_order_id: row.id,
    facility_id: body.facilityId,
    communication_id: null,
    prescription_id: null,
  } as const
}

/** Audited: hence `write`. */
export async function file(ctx: RequestContext<typeof readReport>): Promise<AnswerOf<typeof readReport>> {
  const { appContext, db, params, query } = ctx
  const own = await laboratoriesOfMember(ctx, db)
  const row = await findReport(db, { id: query.document, orderId: params.id, facilities: own })
  if (!row) throw appError('notFound')
  return ctx.write((tx) => readDocumentFile(tx, appContext.files, row), { subject: row.patient_id })
}
