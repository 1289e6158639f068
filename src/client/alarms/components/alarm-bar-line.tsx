import type { Urgency } from '../../../shared/alarms/alarms.rules.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { AlarmSound, lastToldAt } from './alarm-sound.tsx'

interface Waiting {
  urgency: Urgency
  /** Only at the desk, which hears it. */
  toldAt?: string
}

/** In the flow of the page, so that it covers nothing. Red with sound, amber without. */
export function AlarmBarLine({
  alarms,
  sms = 0,
  to,
}: {
  alarms: readonly Waiting[]
  sms?: number
  to: string
}) {
  const { t } = useText()
  const red = alarms.filter(({ urgency }) => urgency === 'critical')
  const amber = alarms.length - red.length
  const toldAt = lastToldAt(red)
  const look =
    red.length > 0 ? 'bg-brick text-on-brick' : 'border-b-2 border-mustard bg-mustard-tint text-ink'
  return (
    <section data-print="no" aria-label={t('alarmBar.title')} className={look}>
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
        <div role={red.length > 0 ? 'alert' : 'status'} className="min-w-0 flex-1 basis-60 font-semibold">
          {red.length > 0 && (
            <p className="flex items-center gap-2">
              <Icon name="siren" />
              {t('alarmBar.critical', { count: red.length })}
            </p>
          )}
          {amber > 0 && (
            <p className="flex items-center gap-2">
              <Icon name="triangle-alert" />
              {t('alarmBar.urgent', { count: amber })}
            </p>
          )}
          {sms > 0 && (
            <p className="flex items-center gap-2">
              <Icon name="phone" />
              {t('alarmBar.sms', { count: sms })}
            </p>
          )}
        </div>
        <ButtonLink to={to} kind="quiet" icon="chevron-right">
          {alarms.length > 0 ? t('alarmBar.open', { count: alarms.length }) : t('alarmBar.openSms')}
        </ButtonLink>
        {toldAt !== '' && <AlarmSound toldAt={toldAt} />}
      </div>
    </section>
  )
}
