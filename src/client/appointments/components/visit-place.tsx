import { directionsTo, directionsToText } from '../../../shared/facilities/facilities.directions.ts'
import type { Appointment } from '../../../shared/appointments/appointments.schemas.ts'
import { readPatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { town } from '../../platform/clock/town.ts'
import { buttonClass } from '../../ui/button.tsx'
import { addIcons, Icon } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'

addIcons(featurePaths)

/** At least as wide as its label; shares the remaining width. */
const inRow = 'min-w-fit flex-1 px-2! sm:px-3!'

type Doctor = NonNullable<Appointment['doctor']>

/** The place of a confirmed visit, or the number that the doctor calls; nothing before it is confirmed. */
export function VisitPlace({ appointment: { type, doctor } }: { appointment: Appointment }) {
  if (!doctor?.clinic || !doctor.phone) return null
  return type === 'in-person' ? <Clinic {...doctor} clinic={doctor.clinic} /> : <ByPhone {...doctor} />
}

function Clinic({ clinic, phone = '', place }: Doctor & { clinic: string }) {
  const { t, choose } = useText()
  const name = choose({ en: clinic, hi: place?.nameHi ?? clinic, pa: place?.namePa ?? clinic })
  const way = place ? directionsTo(place) : directionsToText(`${clinic}, ${choose(town().name)}`)
  return (
    <div className="space-y-2">
      <p className="flex items-start gap-2 break-words">
        <Icon name="map-pin" className="mt-0.5 text-leaf" />
        <span className="min-w-0">
          <b>{name}</b>
          {place?.address && <span className="block text-soft">{place.address}</span>}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <a
          href={way}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ kind: 'quiet', className: inRow })}
        >
          <Icon name="navigation" />
          {t('appointments.place.directions')}
        </a>
        <PhoneLink
          number={phone}
          kind="quiet"
          className={inRow}
          name={t('appointments.place.call', { phone })}
        />
      </div>
    </div>
  )
}

function ByPhone({ name, phone = '' }: Doctor) {
  const { t } = useText()
  const { data: profile } = useAnswer(readPatientProfile)
  return (
    <div className="space-y-2">
      {profile?.phone && <p>{t('appointments.place.rings', { doctor: name, phone: profile.phone })}</p>}
      <PhoneLink number={phone} kind="quiet">
        {t('appointments.place.call', { phone })}
      </PhoneLink>
    </div>
  )
}
