import { timeIn } from '../../../shared/kit/time/town-time.ts'
import type { VitalReading } from '../../../shared/vitals/vitals.schemas.ts'
import { town } from '../../platform/clock/town.ts'
import { useText } from '../../platform/i18n/i18n.tsx'

/** The hour of measuring, where somebody said it: a morning's sugar is another thing than an evening's. */
export function SaidTime({ reading: { measuredAt } }: { reading: Pick<VitalReading, 'measuredAt'> }) {
  const { time } = useText()
  return measuredAt ? <span> · {time(timeIn(town().timeZone, new Date(measuredAt)))}</span> : null
}
