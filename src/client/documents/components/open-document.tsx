import { readFile, readPatientFile } from '../../../shared/documents/documents.endpoints.ts'
import type { PatientDocument } from '../../../shared/documents/documents.schemas.ts'
import { call } from '../../platform/api/api.ts'
import { OpenFile } from '../../platform/files/open-file.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'

/** `patientId`: the patient of a doctor. */
export function OpenDocument({
  document: { id, type, kind, title },
  patientId,
}: {
  document: Pick<PatientDocument, 'id' | 'type' | 'kind' | 'title'>
  patientId?: string
}) {
  const { t } = useText()
  const isPdf = type === 'application/pdf'
  return (
    <OpenFile
      label={t(isPdf ? 'documents.list.save' : 'documents.list.view')}
      name={title || t(`documents.kinds.${kind}`)}
      isPdf={isPdf}
      read={() =>
        patientId === undefined
          ? call(readFile, { params: { id } })
          : call(readPatientFile, { params: { id: patientId }, query: { document: id } })
      }
    />
  )
}
