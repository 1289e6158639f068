import { useText } from '../../platform/i18n/i18n.tsx'
import { Link } from '../../platform/browser/navigation.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Icon } from '../../ui/icons/icon.tsx'

/** In the order of the specification. A service without `to` is not available yet and says so. */
const services = [
  { name: 'appointments', to: '/appointments/book', icon: 'calendar-plus' },
  { name: 'records', to: '/patient/records', icon: 'clipboard-list' },
  { name: 'teleconsult', to: '/patient/teleconsult', icon: 'video' },
  { name: 'hospitals', to: '/hospitals', icon: 'hospital' },
  { name: 'delivery', icon: 'hourglass' },
  { name: 'monitoring', to: '/vitals', icon: 'heart-pulse' },
  { name: 'emergency', to: '/emergency', icon: 'siren' },
] as const

export function PromisedServices() {
  const { t } = useText()
  const row = 'flex min-h-12 items-center gap-3 py-2'
  return (
    <Disclosure title={t('home.promised')} openOnWide>
      <Card>
        <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
          {services.map((service) => {
            const content = (
              <>
                <Icon name={service.icon} className="text-leaf" />
                <span className="min-w-0 flex-1">{t(`home.services.${service.name}`)}</span>
              </>
            )
            return (
              <li key={service.name}>
                {'to' in service ? (
                  <Link to={service.to} className={`${row} hover:underline`}>
                    {content}
                    <Icon name="chevron-right" className="text-soft" />
                  </Link>
                ) : (
                  <p className={row}>
                    {content}
                    <span className="text-sm text-soft">{t('home.coming')}</span>
                  </p>
                )}
              </li>
            )
          })}
        </ul>
      </Card>
    </Disclosure>
  )
}
