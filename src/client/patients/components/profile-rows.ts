import type { PatientProfile } from '../../../shared/patients/patients.schemas.ts'
import type { Text } from '../../platform/i18n/i18n.tsx'
import type { Row } from '../../platform/outbox/mutation-label.ts'

/** A profile as labelled rows. */
export function profileRows({ t, number }: Text, record: Record<string, unknown>): Row[] {
  const { name = '', age, gender, address = '', phone = '' } = record as Partial<PatientProfile>
  return [
    { field: 'name', label: t('patients.profile.name'), value: name },
    { field: 'age', label: t('patients.profile.age'), value: age === undefined ? '' : number(age) },
    {
      field: 'gender',
      label: t('patients.profile.gender'),
      value: gender ? t(`patients.genders.${gender}`) : '',
    },
    { field: 'address', label: t('patients.profile.address'), value: address },
    { field: 'phone', label: t('patients.profile.phone'), value: phone },
  ]
}
