import type { DoctorProfile } from '../../../shared/doctors/doctors.schemas.ts'
import type { Text } from '../../platform/i18n/i18n.tsx'
import type { Row } from '../../platform/outbox/mutation-label.ts'

const shown = [
  'name',
  'specialization',
  'experience',
  'phone',
  'clinic',
  'registrationNumber',
  'qualification',
  'council',
] as const
/** The fields a doctor fills in. */
export type SaidProfile = Pick<DoctorProfile, (typeof shown)[number]>

/** A profile as labelled rows. */
export function profileRows({ t }: Text, record: Record<string, unknown>): Row[] {
  const profile = record as Partial<SaidProfile>
  return shown.map((field) => ({
    field,
    label: t(`doctors.profile.${field}`),
    value: profile[field] ?? '',
  }))
}
