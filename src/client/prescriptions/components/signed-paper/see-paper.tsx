import type { Prescription } from '../../../../shared/prescriptions/prescriptions.schemas.ts'
import { OpenFile } from '../../../platform/files/open-file.tsx'
import { useText } from '../../../platform/i18n/i18n.tsx'

interface Props {
  paper: NonNullable<Prescription['paper']>
  /** Which prescription, for its title. */
  prescription: Pick<Prescription, 'date'>
  read: Parameters<typeof OpenFile>[0]['read']
}

/** Opens the photo of the paper that the doctor signed by hand; a PDF is saved. */
export function SeePaper({ paper, prescription: { date }, read }: Props) {
  const { t, day } = useText()
  const isPdf = paper.type === 'application/pdf'
  return (
    <OpenFile
      label={t(isPdf ? 'prescriptionCard.paperPdf' : 'prescriptionCard.paper')}
      name={t('prescriptionCard.of', { date: day(date) })}
      isPdf={isPdf}
      read={read}
    />
  )
}
