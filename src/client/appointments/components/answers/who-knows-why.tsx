import type { Appointment } from '../../../../shared/appointments/appointments.schemas.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { PhoneLink } from '../../../ui/phone-link.tsx'
import { CallDesk } from './call-desk.tsx'

interface Props {
  appointment: Appointment
  /** Who reads it. */
  of: 'patient' | 'doctor'
}

/** Of an appointment that did not take place: who can say why, and their numbers. It blames nobody. */
export function WhoKnowsWhy({ appointment: { doctor, patient }, of }: Props) {
  const { t } = useText()
  const phone = of === 'patient' ? doctor?.phone : patient.phone
  const name = of === 'patient' ? t('appointments.withDoctor', { name: doctor?.name ?? '' }) : patient.name
  return (
    <div className="space-y-2">
      <p>
        {of === 'patient'
          ? t('appointments.whoKnows.forPatient', { doctor: doctor?.name ?? '' })
          : t('appointments.whoKnows.forDoctor')}
      </p>
      {phone && (
        <PhoneLink number={phone} kind="quiet">
          {t('appointments.whoKnows.call', { name, phone })}
        </PhoneLink>
      )}
      <CallDesk />
    </div>
  )
}
