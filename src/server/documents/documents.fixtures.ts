import { createHash } from 'node:crypto'
import type { DocumentKind } from '../../shared/documents/documents.kinds.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import type { AccessRows } from '../platform/context/access-rows.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { newId } from '../platform/runtime/ids.ts'
import { insertDocument } from '../platform/uploads/new-document.ts'
import { insertPiece, insertUpload, setReceived } from '../platform/uploads/uploads.ts'

type Fixed = Pick<AppContext, 'store' | 'clock' | 'town' | 'files'>

export interface DocumentOptions {
  id?: string
  patientId: string
  kind?: DocumentKind
  title?: string
  takenOn?: string
  /** By default a small PDF. */
  content?: Buffer
  labOrder?: string
  /** It is the signed paper of it. */
  prescription?: string
  /** The laboratory that added it. */
  facility?: string
}

export const smallPdf = Buffer.from('%PDF-1.4\n%%EOF\n')

/** Inserts a document as if its PDF had been sent. Returns its id. */
export async function buildDocument(appContext: Fixed, options: DocumentOptions): Promise<string> {
  const { store, clock, town, files } = appContext
  const { id = newId(), patientId, kind = 'labReport', title = '', content = smallPdf } = options
  const now = clock()
  const fileId = newId()
  await inTransaction(store.db, async (tx) => {
    await files.of(files.storesIn).put(tx, fileId, content)
    await insertDocument(tx, {
      id,
      patient_id: patientId,
      kind,
      title,
      taken_on: options.takenOn ?? dayIn(town.timeZone, now),
      mime: 'application/pdf',
      bytes: content.length,
      sha256: sha256(content),
      thumbnail: null,
      stored_in: files.storesIn,
      file_id: fileId,
      created_by: null,
      created_at: now,
      error_marked_at: null,
      error_marked_by: null,
      lab_order_id: options.labOrder ?? null,
      communication_id: null,
      prescription_id: options.prescription ?? null,
      facility_id: options.facility ?? null,
    })
  })
  return id
}

function sha256(content: Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}

/** An upload that has arrived as a whole. */
export async function buildWholeUpload(
  appContext: Fixed,
  { patientId, userId }: { patientId: string; userId: string },
): Promise<string> {
  const id = await buildUpload(appContext, patientId, userId)
  await inTransaction(appContext.store.db, async (tx) => {
    await insertPiece(tx, { upload_id: id, at: 0, content: smallPdf })
    await setReceived(tx, id, smallPdf.length, appContext.clock())
  })
  return id
}

/** Begins an upload for the patient, by this account, or else by whoever is the patient's own. Returns its id. */
export async function buildUpload(
  { store, clock }: Fixed,
  patientId: string,
  userId?: string,
): Promise<string> {
  const id = newId()
  const now = clock()
  const own = store.db.selectFrom('patient_guardians').select('user_id').where('patient_id', '=', patientId)
  const user_id = userId ?? (await own.executeTakeFirstOrThrow()).user_id
  await inTransaction(store.db, (tx) =>
    insertUpload(tx, {
      id,
      user_id,
      patient_id: patientId,
      size: smallPdf.length,
      sha256: sha256(smallPdf),
      received: 0,
      created_at: now,
      updated_at: now,
    }),
  )
  return id
}

export const accessRows: AccessRows = {
  'documents.thumbnail': async ({ appContext, patientId }) => ({
    owner: 'patient',
    id: await buildDocument(appContext, { patientId }),
  }),
  'documents.file': async ({ appContext, patientId }) => ({
    owner: 'patient',
    id: await buildDocument(appContext, { patientId }),
  }),
  'documents.markError': async ({ appContext, patientId }) => ({
    owner: 'patient',
    id: await buildDocument(appContext, { patientId }),
  }),
  'documents.appendPiece': async ({ appContext, patientId }) => ({
    owner: 'patient',
    id: await buildUpload(appContext, patientId),
    body: new Uint8Array(smallPdf),
    query: { offset: '0' },
  }),
  'documents.beginUploadFor': ({ patientId }) =>
    Promise.resolve({ owner: 'doctor', id: patientId, body: { id: newId(), size: smallPdf.length } }),
  'documents.appendPieceFor': async ({ appContext, patientId, doctorId }) => ({
    owner: 'doctor',
    id: patientId,
    body: new Uint8Array(smallPdf),
    query: { offset: '0', upload: await buildUpload(appContext, patientId, doctorId) },
  }),
  'documents.ofPatient': ({ patientId }) => Promise.resolve({ owner: 'doctor', id: patientId }),
  'documents.markWrong': async ({ appContext, patientId }) => ({
    owner: 'doctor',
    id: patientId,
    body: { document: await buildDocument(appContext, { patientId }), reason: 'duplicate' },
  }),
  'documents.takeBackMark': async ({ appContext, patientId }) => ({
    owner: 'doctor',
    id: patientId,
    body: { document: await buildDocument(appContext, { patientId }) },
  }),
  'documents.fileOfPatient': async ({ appContext, patientId }) => ({
    owner: 'doctor',
    id: patientId,
    query: { document: await buildDocument(appContext, { patientId }) },
  }),
}
