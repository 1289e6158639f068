import { dialOf, type Dial } from '../../../shared/town/town.numbers.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { town } from '../../platform/clock/town.ts'
import { Icon } from '../../ui/icons/icon.tsx'

/** The ambulance number of the specification, the general emergency number and the town's hospital. */
export function EmergencyStrip() {
  const { t } = useText()
  const numbers = town().emergency
  return (
    <section
      aria-label={t('facilities.emergency.title')}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 max-sm:*:last:col-span-full"
    >
      <CallLink dial={dialOf(numbers, 'ambulance')} name={t('emergency.numbers.ambulance.name')} />
      <CallLink dial={dialOf(numbers, 'anyEmergency')} name={t('emergency.numbers.anyEmergency.name')} />
      <CallLink dial={dialOf(numbers, 'civilHospital')} name={t('facilities.levels.subDivisional')} />
    </section>
  )
}

function CallLink({ dial, name }: { dial: Dial; name: string }) {
  const { t } = useText()
  return (
    <a
      href={`tel:${dial.number}`}
      className="flex min-h-12 items-center gap-2 rounded-xl border-2 border-brick bg-card px-2 py-1.5 hover:bg-brick-tint"
    >
      <Icon name="phone" className="text-brick-deep" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-bold">{dial.shown}</span>
          <span className="text-sm">{name}</span>
        </span>
        {dial.isDoubtful && <span className="block text-sm">{t('facilities.card.unconfirmed')}</span>}
      </span>
    </a>
  )
}
