import type { Facility } from '../../../shared/facilities/facilities.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Icon, type IconName } from '../../ui/icons/icon.tsx'
import { addressOf, servicesOf } from './facility-text.ts'

/** Where it is, what it offers and its number, one per line. */
export function FacilityFacts({ facility }: { facility: Facility }) {
  const text = useText()
  const { t } = text
  const address = addressOf(text, facility)
  const services = servicesOf(text, facility).join(', ')
  return (
    <ul className="flex flex-col gap-1 empty:hidden">
      {facility.isPlaceDoubtful && (
        <Fact icon="circle-alert" isStrong>
          {t('facilities.card.doubtful')}
        </Fact>
      )}
      {address !== '' && <Fact icon="map-pin">{address}</Fact>}
      {services !== '' && <Fact icon="stethoscope">{services}</Fact>}
      {facility.phone !== '' && (
        <Fact icon="phone">
          {facility.phone}
          {!facility.isPhoneConfirmed && (
            <span className="block text-sm">{t('facilities.card.unconfirmed')}</span>
          )}
        </Fact>
      )}
    </ul>
  )
}

function Fact({
  icon,
  isStrong = false,
  children,
}: {
  icon: IconName
  isStrong?: boolean
  children: React.ReactNode
}) {
  return (
    <li className={`flex items-start gap-2 ${isStrong ? 'font-semibold' : ''}`}>
      <Icon name={icon} className="mt-0.5 text-leaf" />
      <span className="min-w-0 flex-1">{children}</span>
    </li>
  )
}
