import type { Appointment } from '../../../shared/appointments/appointments.schemas.ts'
import type { AppointmentType, Status } from '../../../shared/appointments/appointments.lifecycle.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Icon, type IconName } from '../../ui/icons/icon.tsx'
import { StatusMark, type StatusTone } from '../../ui/status-mark.tsx'

const tones: Record<Status, StatusTone> = {
  pending: 'waiting',
  scheduled: 'good',
  'in-progress': 'now',
  completed: 'over',
  rejected: 'bad',
  failed: 'bad',
  cancelled: 'bad',
  missed: 'over',
}

export const typeIcons: Record<AppointmentType, IconName> = {
  teleconsultation: 'video',
  'in-person': 'hospital',
}

export function AppointmentStatus({
  status,
  sentToHospital = false,
}: {
  status: Status
  sentToHospital?: boolean
}) {
  const { t } = useText()
  if (sentToHospital)
    return (
      <StatusMark tone="bad" icon="ambulance">
        {t('appointments.answers.hospitalStatus')}
      </StatusMark>
    )
  return <StatusMark tone={tones[status]}>{t(`appointments.status.${status}`)}</StatusMark>
}

/** Its note has a red flag, which the patient said is not happening now; or it only sounds urgent. */
export function RedFlagMark({ isNamed }: { isNamed: boolean }) {
  const { t } = useText()
  return isNamed ? (
    <StatusMark tone="danger">{t('appointments.redFlag.mark')}</StatusMark>
  ) : (
    <StatusMark tone="urgent">{t('appointments.redFlag.own')}</StatusMark>
  )
}

/** Type and doctor with icons, and the note below. */
export function AppointmentFacts({
  appointment,
  showDoctor,
}: {
  appointment: Appointment
  showDoctor: boolean
}) {
  const { t, time } = useText()
  const { type, doctor, specialization, status, token } = appointment
  const isOpen = doctor === null && status === 'pending'
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {showDoctor && doctor !== null && (
        <Fact icon="stethoscope" text={t('appointments.withDoctor', { name: doctor.name })} />
      )}
      {token !== undefined && (
        <Fact
          icon="clipboard-list"
          text={t('appointments.token', { number: token, time: time(appointment.time) })}
        />
      )}
      {isOpen && <Fact icon="users" text={t('appointments.openToAll')} />}
      <Fact icon={typeIcons[type]} text={t(`appointments.types.${type}`)} />
      {specialization !== '' && <Fact icon="clipboard-list" text={specialization} />}
    </ul>
  )
}

function Fact({ icon, text }: { icon: IconName; text: string }) {
  return (
    <li className="flex min-w-0 items-start gap-2">
      <Icon name={icon} className="mt-0.5 text-leaf" />
      <span className="min-w-0 break-words">{text}</span>
    </li>
  )
}
