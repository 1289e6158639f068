import { town } from '../../platform/clock/town.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { AlarmSection } from './alarm-section.tsx'

interface Waiting {
  id: string
  /** As a person reads it, with its unit. */
  value: string
  isCritical: boolean
}

/** Of readings that wait on this phone: that nobody knows of them, and the number to call. */
export function WaitingCards({ readings }: { readings: readonly Waiting[] }) {
  const { t } = useText()
  const { number } = town().emergency.ambulance
  return readings.map(({ id, value, isCritical }) => (
    <AlarmSection
      key={id}
      isCritical={isCritical}
      sentences={[t(isCritical ? 'alarms.who.waiting' : 'alarms.who.waitingUrgent', { value, number })]}
      hasNumber={isCritical}
    />
  ))
}
