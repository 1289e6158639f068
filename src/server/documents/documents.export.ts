import {
  ExportedFile,
  ExportedPreview,
  section,
  type ExportedSection,
  type Exporting,
} from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

export async function exportDocuments(tx: Tx, { patientId }: Exporting): Promise<ExportedSection[]> {
  if (patientId === null) return []
  const rows = (await readDocuments(tx, patientId)).map(
    ({ mime, bytes, sha256, thumbnail, stored_in: storedIn, file_id: fileId, ...row }) => ({
      ...row,
      sha256: sha256.toString('hex'),
      file: new ExportedFile(mime, bytes, { storedIn, fileId }),
      preview: thumbnail && new ExportedPreview(thumbnail),
    }),
  )
  return [
    section(
      'documents.documents',
      rows,
      ['takenOn', 'kind', 'title', 'facility', 'errorMarkedAt', 'errorReason', 'preview'],
      {
        kind: 'documents.kinds',
        errorReason: 'wrongFiles.reasons',
      },
    ),
    section('documents.uploads', await readUploads(tx, patientId), ['createdAt', 'size', 'received']),
  ]
}

function readDocuments(tx: Tx, patientId: string) {
  return tx
    .selectFrom('documents as d')
    .leftJoin('users as sender', 'sender.id', 'd.created_by')
    .leftJoin('users as marker', 'marker.id', 'd.error_marked_by')
    .leftJoin('facilities as place', 'place.id', 'd.facility_id')
    .select(['d.id', 'd.kind', 'd.title', 'd.taken_on as takenOn', 'd.mime', 'd.bytes', 'd.sha256'])
    .select(['d.thumbnail', 'd.stored_in', 'd.file_id', 'd.created_at as createdAt', 'sender.name as sentBy'])
    .select(['d.error_marked_at as errorMarkedAt', 'marker.name as errorMarkedBy'])
    .select(['d.error_reason as errorReason', 'd.error_words as errorWords'])
    .select(['d.lab_order_id as labOrder', 'd.communication_id as message', 'd.sensitive'])
    .select(['d.prescription_id as prescription', 'place.name as facility'])
    .where('d.patient_id', '=', patientId)
    .orderBy('d.taken_on')
    .orderBy('d.created_at')
    .execute()
}

/** On their way: the pieces are in none of the files, because what they are is not known before the last one. */
function readUploads(tx: Tx, patientId: string) {
  return tx
    .selectFrom('uploads')
    .select(['id', 'size', 'received', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('patient_id', '=', patientId)
    .orderBy('created_at')
    .execute()
}
