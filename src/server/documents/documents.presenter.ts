import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import type { PatientDocument, ShownToDoctor } from '../../shared/documents/documents.schemas.ts'
import type { DocumentRow } from './documents.repo.ts'

export function presentDocument(row: DocumentRow): PatientDocument {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    sentTo: row.sent_to === null ? '' : nameWithoutTitle(row.sent_to),
    sentBy: row.sent_by === null ? '' : nameWithoutTitle(row.sent_by),
    takenOn: row.taken_on,
    at: row.created_at.toISOString(),
    type: row.mime,
    bytes: row.bytes,
    status: row.error_marked_at ? 'enteredInError' : 'current',
    isPrivate: row.sensitive,
    ...(row.laboratory && { laboratory: row.laboratory }),
    ...presentMark(row),
  }
}

function presentMark({
  error_marked_at: at,
  error_reason: reason,
  error_words: words,
  marked_by: by,
}: DocumentRow): Pick<PatientDocument, 'doctorsMark'> {
  if (!at || reason === null) return {}
  return {
    doctorsMark: { at: at.toISOString(), by: by === null ? '' : nameWithoutTitle(by), reason, words },
  }
}

/** What is marked as wrong is not shown at a glance. */
export function presentToDoctor(
  row: DocumentRow & { thumbnail: Buffer | null },
  doctorId: string,
): ShownToDoctor {
  const isMine = row.error_reason !== null && row.error_marked_by === doctorId
  return {
    ...presentDocument(row),
    thumbnail: row.error_marked_at ? null : presentThumbnail(row.thumbnail),
    ...(isMine && { mayTakeBack: true }),
  }
}

export function presentThumbnail(thumbnail: Buffer | null): string | null {
  return thumbnail && thumbnail.toString('base64')
}
