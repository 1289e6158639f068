import { isOwnUpload } from '../../../shared/documents/documents.access.ts'
import { documentAdded } from '../../../shared/documents/documents.events.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { inFours } from '../../../shared/kit/text/in-fours.ts'
import { dayIn } from '../../../shared/kit/time/town-time.ts'
import { paperAdded } from '../../../shared/prescriptions/prescriptions.events.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { publish } from '../../platform/events/publish.ts'
import { appError, endpointError, validationError } from '../../platform/http/errors/app-error.ts'
import { newId } from '../../platform/runtime/ids.ts'
import { readDocumentFile } from '../../platform/uploads/document-file.ts'
import { prepareUpload, storeDocument } from '../../platform/uploads/new-document.ts'
import type { Prepared } from '../../platform/uploads/prepare-file.ts'
import { lockUpload } from '../../platform/uploads/uploads.ts'
import { addPaper, type readPaper } from '../prescriptions.operations.ts'
import { findSigned, lockSigned } from '../prescriptions.repo.ts'
import { ownSigned, presentOne, tell, type Signed } from '../prescriptions.service.ts'
import { findPaper, hasPaper } from './prescriptions.paper.repo.ts'

/**
 * Makes a document of the patient's record of a whole upload of this doctor for this patient. One stands at a time:
 * another is taken once that one is marked as wrong.
 */
export async function add(ctx: RequestContext<typeof addPaper>): Promise<AnswerOf<typeof addPaper>> {
  const { actor, appContext, body } = ctx
  const known = await ownSigned(ctx, (id) => findSigned(ctx.db, id))
  const by = { id: actor.id, patientId: known.patient_id }
  // Null also for a repeat, which has its answer below.
  const prepared = await prepareUpload(
    appContext,
    body.upload,
    ({ user_id: userId, patient_id: patientId }) => isOwnUpload({ userId, patientId }, by),
  )
  return ctx.write(
    async (tx) => {
      const row = await ownSigned(ctx, (id) => lockSigned(tx, id))
      if (row.status !== 'active') throw endpointError(addPaper, 'alreadyStopped')
      if (await hasPaper(tx, row.id)) throw endpointError(addPaper, 'paperThere')
      const upload = await lockUpload(tx, body.upload)
      if (!upload || !prepared || 'refusal' in prepared)
        throw validationError('prescriptions', { upload: 'paperUnusable' })
      await store(ctx, tx, row, { upload: upload.id, prepared })
      const doctor = row.prescriber?.name ?? actor.name
      await tell(ctx, tx, { id: row.id, patientId: row.patient_id, doctor }, paperAdded)
      return presentOne(ctx, tx, row)
    },
    { subject: known.patient_id },
  )
}

async function store(
  { actor, appContext, now }: RequestContext<typeof addPaper>,
  tx: Tx,
  row: Signed,
  sent: { upload: string; prepared: Prepared },
): Promise<void> {
  const said = {
    id: newId(),
    patient_id: row.patient_id,
    kind: 'prescription',
    // By its number it is found among other papers, in every language.
    title: inFours(row.number),
    taken_on: dayIn(appContext.town.timeZone, row.signed_at),
    created_by: actor.id,
    created_at: now,
    lab_order_id: null,
    facility_id: null,
    communication_id: null,
    prescription_id: row.id,
  } as const
  if (!(await storeDocument(tx, appContext, { ...sent, said }))) throw new Error('A new id is taken.')
  const about = { patientId: row.patient_id, area: 'guardianship' } as const
  await publish(tx, { kind: documentAdded, subject: said.id, topics: [], about }, now)
}

/** Audited: hence `write`. */
export async function file(ctx: RequestContext<typeof readPaper>): Promise<AnswerOf<typeof readPaper>> {
  const { patient_id: subject } = await ownSigned(ctx, (id) => findSigned(ctx.db, id))
  return ctx.write(
    async (tx) => {
      const row = await findPaper(tx, ctx.params.id)
      if (!row) throw appError('notFound')
      return readDocumentFile(tx, ctx.appContext.files, row)
    },
    { subject },
  )
}
