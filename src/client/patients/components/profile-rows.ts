import type { PatientProfile } from '../../../shared/patients/patients.schemas.ts'
import { ageText } from '../../platform/i18n/ages.ts'
import type { Text } from '../../platform/i18n/i18n.tsx'
import type { Row } from '../../platform/outbox/mutation-label.ts'

type Known = PatientProfile & { ageMonths?: number }

/** A profile as labelled rows. */
export function profileRows({ t, number }: Text, record: Record<string, unknown>): Row[] {
  const { name = '', age, ageMonths, gender, address = '', phone = '' } = record as Partial<Known>
  const inYears = age === undefined ? '' : number(age)
  const said = age === undefined || ageMonths === undefined ? inYears : ageText(t, { age, ageMonths })
  return [
    { field: 'name', label: t('patients.profile.name'), value: name },
    { field: 'age', label: t('patients.profile.age'), value: said },
    {
      field: 'gender',
      label: t('patients.profile.gender'),
      value: gender ? t(`patients.genders.${gender}`) : '',
    },
    { field: 'address', label: t('patients.profile.address'), value: address },
    { field: 'phone', label: t('patients.profile.phone'), value: phone },
  ]
}
