import type { DocumentReference } from '@medplum/fhirtypes'
import type { DocumentKind } from '../../shared/documents/documents.kinds.ts'
import { documentSeenBy } from '../platform/auth/care/sensitive.ts'
import type { FhirAsked, FhirEntry, FhirSource } from '../platform/context/fhir.ts'
import type { Tx } from '../platform/db/database.ts'
import { concept, facilityRef, loinc, named, patientRef } from '../platform/fhir/elements.ts'

/** Photos and files: what they are, without their content, which is in the JSON file. */
export const documentFhir: FhirSource = {
  sections: ['results', 'documents'],
  async read(tx, asked) {
    return (await readRows(tx, asked)).map(documentEntry)
  },
}

export interface DocumentFhirRow {
  id: string
  patient_id: string
  kind: DocumentKind
  title: string
  taken_on: string
  mime: string
  bytes: number
  created_at: Date
  /** The laboratory that added it. */
  facility_id: string | null
}

function readRows(
  tx: Tx,
  { patientId, viewer }: Pick<FhirAsked, 'patientId' | 'viewer'>,
): Promise<DocumentFhirRow[]> {
  return tx
    .selectFrom('documents as d')
    .select(['id', 'patient_id', 'kind', 'title', 'taken_on', 'mime', 'bytes', 'created_at', 'facility_id'])
    .where('patient_id', '=', patientId)
    .where(documentSeenBy(viewer, 'd'))
    .where('error_marked_at', 'is', null)
    .orderBy('taken_on', 'desc')
    .orderBy('id')
    .execute()
}

const codes: Partial<Record<DocumentKind, string>> = {
  prescription: '57833-6',
  labReport: '11502-2',
  summary: '60591-5',
}

export function documentEntry(row: DocumentFhirRow): FhirEntry {
  const { id, kind, title, taken_on: takenOn } = row
  const code = codes[kind]
  const name = named(`documents.kinds.${kind}`)
  const resource: DocumentReference & { id: string } = {
    resourceType: 'DocumentReference',
    id,
    status: 'current',
    type: concept(name, code === undefined ? [] : [{ system: loinc, code }]),
    subject: patientRef(row.patient_id),
    ...(row.facility_id !== null && { author: [facilityRef(row.facility_id)] }),
    date: row.created_at.toISOString(),
    content: [
      {
        attachment: {
          contentType: row.mime,
          size: row.bytes,
          creation: takenOn,
          title: title === '' ? name.en : title,
        },
      },
    ],
  }
  const line = [takenOn, name.en, title].filter((text) => text !== '').join(', ')
  return { section: kind === 'labReport' ? 'results' : 'documents', resource, line }
}
