import type { Text } from '../../platform/i18n/i18n.tsx'
import type { Row } from '../../platform/outbox/mutation-label.ts'
import type { SaidRegistration } from './said-registration.ts'

/** A registration as labelled rows. */
export function registrationRows({ t }: Text, record: Record<string, unknown>): Row[] {
  const { name = '', mobile = '', hasVehicle = false } = record as Partial<SaidRegistration>
  return [
    { field: 'name', label: t('volunteers.name'), value: name },
    { field: 'mobile', label: t('volunteers.mobile'), value: mobile },
    {
      field: 'hasVehicle',
      label: t('volunteers.vehicle'),
      value: t(hasVehicle ? 'volunteers.yes' : 'volunteers.no'),
    },
  ]
}
