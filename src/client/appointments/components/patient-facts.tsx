import type { Appointment } from '../../../shared/appointments/appointments.schemas.ts'
import { readingText } from '../../../shared/vitals/vitals.units.ts'
import { useText, type Text } from '../../platform/i18n/i18n.tsx'
import { Link } from '../../platform/browser/navigation.tsx'
import { ageText } from '../../platform/i18n/ages.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { ageBandText } from './age-band-text.ts'

/** Facts about the patient for the doctor's decision: age or until it is accepted its band, gender, pregnancy, village and how far it is, last abnormal reading, phone number. */
export function PatientFacts({
  appointment,
  heading = false,
}: {
  appointment: Appointment
  /** For a panel of its own: the name is its heading, and the call stands among its actions. */
  heading?: boolean
}) {
  const { t, day } = useText()
  const { patient, type, status, isOtherField } = appointment
  const {
    id,
    age,
    ageBand,
    ageMonths,
    gender,
    pregnancy,
    village,
    distanceKm,
    address,
    abnormal,
    phone,
    askedBy,
    isFollowUp,
  } = patient
  const facts = [
    gender && t(`appointments.patient.genders.${gender}`),
    age !== undefined && ageText(t, { age, ageMonths }),
    ageBand && ageBandText(t, ageBand),
    pregnancy && t(`appointments.patient.pregnancies.${pregnancy}`),
    village && villageText(t, village, distanceKm),
    address,
    isFollowUp !== undefined && t(`appointments.patient.${isFollowUp ? 'followUp' : 'first'}`),
  ].filter(Boolean)
  const Name = heading ? 'h2' : 'p'
  const isToRing = phone !== undefined && (status === 'scheduled' || status === 'in-progress')
  return (
    <div className="space-y-2">
      <Name className={`${heading ? 'text-2xl' : 'text-lg'} font-semibold break-words`}>
        {id === undefined ? (
          patient.name || patient.username
        ) : (
          <Link
            to={`/doctor/patients/${id}`}
            className="inline-block min-h-12 py-2 text-leaf underline underline-offset-4"
          >
            {patient.name}
          </Link>
        )}
      </Name>
      {facts.length > 0 && <p className="break-words">{facts.join(' · ')}</p>}
      {isOtherField && <p>{t('appointments.patient.otherField')}</p>}
      {askedBy && (
        <p className="break-words text-soft">
          {t('appointments.patient.askedBy', {
            name: askedBy.name,
            relation: t(`appointments.patient.askedFor.${askedRelation(askedBy)}`),
          })}
        </p>
      )}
      {abnormal && (
        <p>
          <StatusMark tone={abnormal.grade === 'critical' ? 'bad' : 'waiting'}>
            {t(`appointments.patient.readings.${abnormal.type}`)} {readingText(abnormal)} ·{' '}
            {day(abnormal.date, 'short')}
          </StatusMark>
        </p>
      )}
      {!heading && isToRing && type === 'teleconsultation' && (
        <PhoneLink number={phone} kind="quiet">
          {t('appointments.place.call', { phone })}
        </PhoneLink>
      )}
    </div>
  )
}

function villageText(t: Text['t'], village: string, km: number | undefined): string {
  if (km === undefined) return village
  return t(km === 0 ? 'appointments.patient.nearby' : 'appointments.patient.away', {
    village,
    km: String(km),
  })
}

function askedRelation({ relation }: NonNullable<Appointment['patient']['askedBy']>) {
  return relation === null || relation === 'self' ? 'helper' : relation
}
