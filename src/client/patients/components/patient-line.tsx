import type { ListedPatient } from '../../../shared/patients/patients.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { ageText } from '../../platform/i18n/ages.ts'
import { LinkRow } from '../../ui/link-row.tsx'

/** A patient in the doctor's list: name, condition and last visit. */
export function PatientLine({ patient }: { patient: ListedPatient }) {
  const { t, day } = useText()
  const { id, name, gender, address, condition, lastVisit } = patient
  const facts = [t(`patients.genders.${gender}`), ageText(t, patient), address]
  return (
    <LinkRow to={`/doctor/patients/${id}`}>
      <span className="block text-lg font-semibold">{name}</span>
      <span className="block">{condition}</span>
      <span className="block text-sm text-soft">{facts.filter(Boolean).join(' · ')}</span>
      <span className="block text-sm text-soft">
        {lastVisit === null
          ? t('doctorPatients.notSeenYet')
          : t('doctorPatients.lastVisit', { date: day(lastVisit, 'short') })}
      </span>
    </LinkRow>
  )
}
