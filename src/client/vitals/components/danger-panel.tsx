import type { VitalReading } from '../../../shared/vitals/vitals.schemas.ts'
import { readingText } from '../../../shared/vitals/vitals.units.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { town } from '../../platform/clock/town.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icons/icon.tsx'

const numbers = ['ambulance', 'anyEmergency'] as const

/** A critical value: what it means, two numbers to call, and where to go. */
export function DangerPanel({ reading }: { reading: VitalReading }) {
  const { t } = useText()
  const { emergency } = town()
  return (
    <section
      role="alert"
      className="space-y-4 rounded-2xl border-2 border-brick bg-brick-tint p-4 text-ink sm:p-5"
    >
      <h2 className="flex items-center gap-2 text-xl font-bold">
        <Icon name="diamond-alert" className="text-brick-deep" />
        {t('vitals.danger.title')}
      </h2>
      <p>
        {t('vitals.danger.meaning', {
          type: t(`vitalSigns.types.${reading.type}`),
          value: readingText(reading),
        })}
      </p>
      {reading.attended && (
        <p className="font-semibold">{t('vitals.danger.attended', { doctor: reading.attended.doctor })}</p>
      )}
      <div className="grid auto-rows-fr grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
        {numbers.map((name) => (
          <a
            key={name}
            href={`tel:${emergency[name].number}`}
            className={buttonClass({ kind: 'emergency', className: 'min-h-16 sm:w-full' })}
          >
            <Icon name="phone" />
            <span>
              <span className="block text-xl">
                {t('vitals.danger.call', { number: emergency[name].number })}
              </span>
              <span className="block text-sm font-normal">{t(`emergency.numbers.${name}.name`)}</span>
            </span>
          </a>
        ))}
      </div>
      <ButtonLink to="/hospitals" kind="quiet" wide icon="hospital">
        {t('vitals.danger.nearest')}
      </ButtonLink>
      <p className="text-sm">{t('vitals.danger.wrong')}</p>
    </section>
  )
}
