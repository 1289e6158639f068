import { directionsTo } from '../../../../shared/facilities/facilities.directions.ts'
import type { Appointment } from '../../../../shared/appointments/appointments.schemas.ts'
import { town } from '../../../platform/clock/town.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { placeName } from '../../../platform/i18n/place-name.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { addIcons, Icon } from '../../../ui/icons/icon.tsx'
import { featurePaths } from '../../../ui/icons/icon-paths-features.ts'
import { PhoneLink } from '../../../ui/phone-link.tsx'

addIcons(featurePaths)

const numbers = ['ambulance', 'anyEmergency'] as const

interface Props {
  doctor: Appointment['doctor']
  sent: NonNullable<Appointment['sentToHospital']>
}

/** A doctor sent the patient to hospital: whom to call, where to go. */
export function HospitalPanel({ doctor, sent }: Props) {
  const text = useText()
  const { t } = text
  const { phone, isPhoneConfirmed } = sent
  const { emergency } = town()
  return (
    <section role="alert" className="space-y-4 rounded-2xl border-2 border-brick bg-brick-tint p-4 text-ink">
      <h3 className="flex items-center gap-2 text-xl font-bold">
        <Icon name="diamond-alert" className="text-brick-deep" />
        {t('appointments.answers.hospital')}
      </h3>
      {doctor && <p>{t('appointments.answers.hospitalLead', { doctor: doctor.name })}</p>}
      <div className="grid auto-rows-fr grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
        {numbers.map((one) => (
          <a
            key={one}
            href={`tel:${emergency[one].number}`}
            className={buttonClass({ kind: 'emergency', className: 'min-h-16 sm:w-full' })}
          >
            <Icon name="phone" />
            <span>
              <span className="block text-xl">
                {t('appointments.place.call', { phone: emergency[one].number })}
              </span>
              <span className="block text-sm font-normal">{t(`emergency.numbers.${one}.name`)}</span>
            </span>
          </a>
        ))}
      </div>
      <p className="flex items-start gap-2 text-lg font-semibold break-words">
        <Icon name="hospital" className="mt-0.5" />
        <span className="min-w-0">{placeName(text, sent)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <PhoneLink number={phone} kind="quiet">
          {t('appointments.place.call', { phone })}
        </PhoneLink>
        <a
          href={directionsTo(sent)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ kind: 'quiet' })}
        >
          <Icon name="navigation" />
          {t('appointments.place.directions')}
        </a>
      </div>
      {!isPhoneConfirmed && <p className="text-sm">{t('appointments.answers.nobodyRang')}</p>}
    </section>
  )
}
