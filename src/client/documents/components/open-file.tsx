import { useState } from 'react'
import { readFile, readPatientFile } from '../../../shared/documents/documents.endpoints.ts'
import type { PatientDocument } from '../../../shared/documents/documents.schemas.ts'
import { call } from '../../platform/api/api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { saveFile } from '../../platform/browser/save-file.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { dataUrlOf } from './data-url.ts'

/** Shows a picture large; saves a PDF, which is never run in the page. `patientId`: the patient of a doctor. */
export function OpenFile({
  document: { id, type, kind, title },
  patientId,
}: {
  document: Pick<PatientDocument, 'id' | 'type' | 'kind' | 'title'>
  patientId?: string
}) {
  const { t } = useText()
  const [isBusy, setBusy] = useState(false)
  const [picture, setPicture] = useState<string | null>(null)
  const name = title || t(`documents.kinds.${kind}`)

  async function open(): Promise<void> {
    setBusy(true)
    try {
      const file =
        patientId === undefined
          ? await call(readFile, { params: { id } })
          : await call(readPatientFile, { params: { id: patientId }, query: { document: id } })
      if (file.type === 'application/pdf') saveFile(file.name, file.content, file.type)
      else setPicture(dataUrlOf(file.content))
    } catch (error) {
      showToast(errorText(t, error), 'error')
    }
    setBusy(false)
  }

  const isPdf = type === 'application/pdf'
  return (
    <>
      <Button kind="quiet" icon={isPdf ? 'download' : 'eye'} busy={isBusy} onClick={() => void open()}>
        {t(isPdf ? 'documents.list.save' : 'documents.list.view')}
        {/* For screen readers: tells equal buttons apart. */}
        <span className="sr-only">: {name}</span>
      </Button>
      <Dialog open={picture !== null} onClose={() => setPicture(null)} title={name}>
        {picture !== null && <img src={picture} alt={name} className="w-full rounded-lg" />}
      </Dialog>
    </>
  )
}
