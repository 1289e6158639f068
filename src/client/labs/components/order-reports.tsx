import { readPatientFile } from '../../../shared/documents/documents.endpoints.ts'
import type { LabOrder } from '../../../shared/labs/labs.schemas.ts'
import { call } from '../../platform/api/api.ts'
import { OpenFile } from '../../platform/files/open-file.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'
import { placeName } from '../../platform/i18n/place-name.ts'

/** Photos and PDFs of the report that the patient or a laboratory sent, for the doctor. */
export function OrderReports({ reports, patientId }: Pick<LabOrder, 'reports'> & { patientId: string }) {
  const text = useText()
  const { t, day } = text
  return reports.map(({ id, takenOn, type, isWrong, facility }) => {
    const date = day(takenOn, 'short')
    const name = facility
      ? t('labOrders.reportFrom', { date, name: placeName(text, facility) })
      : t('labOrders.report', { date })
    if (isWrong)
      return (
        <p key={id}>
          <s>{name}</s> ({t('labOrders.wrongReport')})
        </p>
      )
    const isPdf = type === 'application/pdf'
    return (
      <div key={id} className="flex flex-wrap items-center gap-x-3">
        <p>{name}</p>
        <OpenFile
          label={t(isPdf ? 'labOrders.saveReport' : 'labOrders.viewReport')}
          name={name}
          isPdf={isPdf}
          read={() => call(readPatientFile, { params: { id: patientId }, query: { document: id } })}
        />
      </div>
    )
  })
}
