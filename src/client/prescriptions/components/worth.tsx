import type { Prescription } from '../../../shared/prescriptions/prescriptions.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'

/** What its signatures are worth: of the session, and by hand on a paper whose photo is here. */
export function Worth({ paper }: Pick<Prescription, 'paper'>) {
  const { t, day } = useText()
  return (
    <div className="space-y-1 text-sm text-soft">
      <p>{t('prescriptionCard.worth.session')}</p>
      {paper && <p>{t('prescriptionCard.worth.byHand', { date: day(paper.at.date, 'short') })}</p>}
    </div>
  )
}
