import type { PatientInCare } from '../../../shared/patients/patients.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { ageText } from '../../platform/i18n/ages.ts'
import { Card } from '../../ui/card.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'

/** The patient's key facts and phone number. */
export function PatientFacts({ patient }: { patient: PatientInCare }) {
  const { t, day } = useText()
  const { gender, address, phone, condition, lastVisit } = patient
  const missing = t('patients.profile.notGiven')
  return (
    <Card className="space-y-3">
      <p className="text-lg">
        {t(`patients.genders.${gender}`)} · {ageText(t, patient)}
      </p>
      <div>
        <p className="font-semibold">{condition}</p>
        <p className="text-soft">
          {lastVisit === null
            ? t('doctorPatients.notSeenYet')
            : t('doctorPatients.lastVisit', { date: day(lastVisit) })}
        </p>
      </div>
      {patient.former ? (
        <p>{t('doctorPatients.former')}</p>
      ) : (
        <dl>
          <dt className="text-sm text-soft">{t('patients.profile.address')}</dt>
          <dd className="whitespace-pre-line">{address || missing}</dd>
          {phone === '' && (
            <>
              <dt className="text-sm text-soft">{t('patients.profile.phone')}</dt>
              <dd>{t('doctorPatients.noPhone')}</dd>
            </>
          )}
        </dl>
      )}
      {phone !== '' && (
        <PhoneLink number={phone} kind="quiet">
          {t('doctorPatients.call', { phone })}
        </PhoneLink>
      )}
    </Card>
  )
}
