import { useText } from '../../platform/i18n/i18n.tsx'
import { town } from '../../platform/clock/town.ts'
import { Icon } from '../../ui/icons/icon.tsx'

/** The ambulance number of the specification, the general emergency number and the town's hospital. */
export function EmergencyStrip() {
  const { t } = useText()
  const { ambulance, anyEmergency, civilHospital } = town().emergency
  return (
    <section
      aria-label={t('facilities.emergency.title')}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 max-sm:*:last:col-span-full"
    >
      <Dial number={ambulance} shown={ambulance} name={t('emergency.numbers.ambulance.name')} />
      <Dial number={anyEmergency} shown={anyEmergency} name={t('emergency.numbers.anyEmergency.name')} />
      <Dial
        number={civilHospital.number}
        shown={civilHospital.shown}
        name={t('facilities.levels.subDivisional')}
        note={civilHospital.verified ? undefined : t('facilities.card.unconfirmed')}
      />
    </section>
  )
}

interface DialProps {
  number: string
  shown: string
  name: string
  note?: string | undefined
}

function Dial({ number, shown, name, note }: DialProps) {
  return (
    <a
      href={`tel:${number}`}
      className="flex min-h-12 items-center gap-2 rounded-xl border-2 border-brick bg-card px-2 py-1.5 hover:bg-brick-tint"
    >
      <Icon name="phone" className="text-brick-deep" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-bold">{shown}</span>
          <span className="text-sm">{name}</span>
        </span>
        {note !== undefined && <span className="block text-sm">{note}</span>}
      </span>
    </a>
  )
}
