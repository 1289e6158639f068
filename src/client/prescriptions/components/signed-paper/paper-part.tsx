import { readPaper } from '../../../../shared/prescriptions/prescriptions.endpoints.ts'
import type { Prescription } from '../../../../shared/prescriptions/prescriptions.schemas.ts'
import { call } from '../../../platform/api/api.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { AddPaper } from './add-paper.tsx'
import { SeePaper } from './see-paper.tsx'

/** For its doctor: the paper that is there, or the form for it. A stopped prescription needs none any more. */
export function PaperPart({ prescription, patientId }: { prescription: Prescription; patientId: string }) {
  const { t } = useText()
  const { id, paper, status } = prescription
  if (!paper) return status === 'active' && <AddPaper id={id} patientId={patientId} />
  return (
    <>
      <SeePaper paper={paper} prescription={prescription} read={() => call(readPaper, { params: { id } })} />
      {status === 'active' && (
        <>
          <ButtonLink to={`/doctor/patients/${patientId}`} kind="quiet" icon="file-text">
            {t('signedPaper.documents')}
          </ButtonLink>
          <p className="w-full text-sm text-soft">{t('signedPaper.wrong')}</p>
        </>
      )}
    </>
  )
}
