import { listOwnAlarms } from '../../../shared/alarms/alarms.endpoints.ts'
import { readingText } from '../../../shared/vitals/vitals.units.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { town } from '../../platform/clock/town.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import type { ShownReading } from './waiting/waiting-vitals.ts'

const numbers = ['ambulance', 'anyEmergency'] as const

/** A critical value: what it means, two numbers to call, and where to go. */
export function DangerPanel({ reading }: { reading: ShownReading }) {
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
      <NobodyKnows reading={reading} />
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

/** While nobody was told: what the alarm itself says stands on top of the page once there is one. */
function NobodyKnows({ reading: { id, waiting } }: { reading: ShownReading }) {
  const { t } = useText()
  const { data } = useAnswer(listOwnAlarms)
  const { number } = town().emergency.ambulance
  if (waiting) return <p className="font-semibold">{t('vitals.danger.offline', { number })}</p>
  const isKnown = data?.alarms.some(({ readingIds }) => readingIds.includes(id)) ?? false
  return isKnown ? null : <p className="font-semibold">{t('vitals.danger.nobody', { number })}</p>
}
