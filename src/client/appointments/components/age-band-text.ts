import type { Appointment } from '../../../shared/appointments/appointments.schemas.ts'
import type { Translate } from '../../platform/i18n/i18n.tsx'

/** `30–39 years`: of a patient whose age is told with the acceptance. */
export function ageBandText(
  t: Translate,
  { from, to }: NonNullable<Appointment['patient']['ageBand']>,
): string {
  if (to === 0) return t('appointments.patient.ages.underYear')
  if (to === null) return t('appointments.patient.ages.fromYear', { from })
  return t('appointments.patient.ages.band', { from, to })
}
