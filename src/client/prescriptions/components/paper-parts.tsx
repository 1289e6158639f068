import type { Prescription } from '../../../shared/prescriptions/prescriptions.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { paperDate } from './paper-date.ts'

/** Who the patient is, as the rules ask for it on a prescription; the patient knows it. */
export function PaperHead({ patient }: Pick<Prescription, 'patient'>) {
  const { t } = useText()
  const { age, gender, weightKg, pregnancy, address } = patient
  const parts = [
    t('prescriptionCard.person', { age, gender: t(`prescriptionCard.genders.${gender}`) }),
    weightKg === null ? '' : t('prescriptionCard.weight', { kg: weightKg }),
    pregnancy === null || pregnancy === 'no' ? '' : t(`prescriptionCard.pregnancies.${pregnancy}`),
    address,
  ]
  return <p className="hidden print:block">{parts.filter((part) => part !== '').join(' · ')}</p>
}

/** When it was signed, and a line for the hand of the doctor: the app's signature is none under the IT Act. */
export function PaperFoot({ prescription: { signedAt } }: { prescription: Prescription }) {
  const { t, time } = useText()
  return (
    <div className="hidden print:block">
      <p className="text-sm">
        {t('prescriptionCard.signedOn', { date: paperDate(signedAt.date), time: time(signedAt.time) })}
      </p>
      <p className="prescription-hand">{t('prescriptionCard.signature')}</p>
    </div>
  )
}
